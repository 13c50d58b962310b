import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { ColumnMeasure } from './ColumnMeasure.ts';
import { packRows, unpackColumn } from './SheetRows.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('\r', '\ud800', '\udc00', '\uffff', 'x') }),
);

describe('rows that are sent to the worker', () => {
  it('arrive unchanged, and leave the result untouched', () => {
    const length = 40;
    const texts = fc.array(fc.option(anyText), { minLength: length, maxLength: length });
    fc.assert(
      fc.property(
        texts,
        fc.array(fc.double({ noNaN: true }), { minLength: length, maxLength: length }),
        fc.nat(length),
        fc.nat(length),
        (values, numbers, a, b) => {
          const [from, to] = [Math.min(a, b), Math.max(a, b)];
          const valid = Uint8Array.from(numbers, (_, index) => index % 2);
          const { rows, transfer } = packRows(
            [
              { name: 't', type: 'utf8', values },
              { name: 'n', type: 'float64', values: Float64Array.from(numbers), valid },
            ],
            from,
            to,
          );
          const arrived = structuredClone(rows, { transfer });
          assert.equal(arrived.rowCount, to - from);
          const [text, number] = arrived.columns;
          assert.deepEqual(text && [...unpackColumn(text)], values.slice(from, to));
          assert.deepEqual(
            number && [...unpackColumn(number)],
            numbers.slice(from, to).map((value, index) => ((from + index) % 2 ? value : null)),
          );
          assert.equal(valid.length, length);
        },
      ),
    );
  });
});

describe('the width of a column', () => {
  const width = (kind: 'money' | 'integer' | 'share' | 'date', ...values: number[]) => {
    const measure = new ColumnMeasure(kind);
    measure.add({ name: 'n', type: 'float64', values: Float64Array.from(values) }, 0, values.length);
    return measure.width('N');
  };

  it('fits every formatted number, so that none becomes ####', () => {
    const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
    const whole = new Intl.NumberFormat('en-US');
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1 }), (values) => {
        const longest = (shown: (value: number) => string) => Math.max(...values.map((value) => shown(value).length));
        assert.ok(width('money', ...values) > longest((value) => money.format(value / 100)));
        assert.ok(width('integer', ...values) > longest((value) => whole.format(value)));
        assert.ok(width('share', ...values) > longest((value) => `${whole.format(Math.abs(value) * 100)}.0%`));
        assert.ok(width('date', ...values) > '2026-11-20'.length);
      }),
    );
  });

  it('fits the header with its button, and has a limit', () => {
    assert.equal(new ColumnMeasure('text').width('Search premium'), 18);
    const measure = new ColumnMeasure('text');
    measure.add({ name: 't', type: 'utf8', values: ['x'.repeat(500)] }, 0, 1);
    assert.equal(measure.width('T'), 60);
  });
});
