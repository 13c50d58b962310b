import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { writeCsv } from './writeCsv.ts';

describe('rows as CSV', () => {
  it('have a header, quotes where needed, and empty fields for missing values', () => {
    const rows = [
      { name: 'Smith, "Jones" & Co', agencies: 3, known: true, city: null },
      { name: '-Acme', agencies: -1, known: false, city: 'Austin\nTX' },
    ];
    const expected = [
      'name,agencies,known,city',
      '"Smith, ""Jones"" & Co",3,true,',
      `'-Acme,-1,false,"Austin\nTX"`,
      '',
    ];
    assert.equal(writeCsv(rows), expected.join('\r\n'));
    assert.equal(writeCsv([]), '');
  });

  it('contain no text that a spreadsheet treats as a formula', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        assert.doesNotMatch(writeCsv([{ name }]).split('\r\n')[1] ?? '', /^"?[=+\-@\t]/);
      }),
    );
  });
});
