import assert from 'node:assert/strict';
import { it } from 'node:test';
import { csvLine } from './csvLine.ts';

it('a line of a CSV file contains nothing that a spreadsheet treats as a formula [PLUS-39]', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])
    assert.equal(
      csvLine([`${start}1+1`])
        .replaceAll('"', '')
        .slice(0, -'\r\n'.length),
      `'${start}1+1`,
      JSON.stringify(start),
    );
  assert.equal(csvLine(['Smith;=1+1']), "Smith;'=1+1\r\n");
  assert.match(csvLine(['a "quoted", text', 'b']), /^"a ""quoted"", text",b/);
});
