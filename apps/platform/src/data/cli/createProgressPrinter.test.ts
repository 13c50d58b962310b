import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createProgressPrinter } from './createProgressPrinter.ts';

/** Escape sequence that clears the rest of the line. */
const eraseLine = '\u001b[K';

function createOutput(isTTY: boolean, columns = 80) {
  let text = '';
  let time = 0;
  const output = { isTTY, columns, write: (part: string) => (text += part) };
  return { printer: createProgressPrinter(output, () => time), text: () => text, pass: (ms: number) => (time += ms) };
}

describe('createProgressPrinter', () => {
  it('redraws a bar in place on a terminal', () => {
    const { printer, text, pass } = createOutput(true);
    printer.report({ title: 'Reading rows', done: 0, total: 100 });
    pass(10);
    printer.report({ title: 'Reading rows', done: 1, total: 100 });
    pass(100);
    printer.report({ title: 'Reading rows', done: 50, total: 100 });
    printer.finish();
    assert.equal(text().split('\r').length, 3);
    assert.match(text().replaceAll(eraseLine, ''), /Reading rows +█{14}░{14} 50 %\n$/);
  });

  it('never writes past the edge of the terminal', () => {
    const { printer, text } = createOutput(true, 20);
    printer.report({ title: 'Reading rows', done: 5, total: 10 });
    assert.ok(text().replaceAll(eraseLine, '').replaceAll('\r', '').length < 20);
  });

  it('writes lines if the output is not a terminal: one per step and then one every two seconds', () => {
    const { printer, text, pass } = createOutput(false);
    for (let done = 0; done <= 100; done += 1) {
      printer.report({ title: 'Reading rows', done, total: 100 });
      pass(50);
    }
    printer.report({ title: 'Sorting policies' });
    printer.finish();
    assert.deepEqual(text().split('\n'), [
      'Reading rows 0 %',
      'Reading rows 40 %',
      'Reading rows 80 %',
      'Reading rows 100 %',
      'Sorting policies',
      '',
    ]);
  });
});
