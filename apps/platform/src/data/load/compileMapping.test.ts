import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { recordFieldNames } from '../recordFields.ts';
import { compileMapping } from './compileMapping.ts';
import { LoadError } from './LoadError.ts';
import type { Mapping } from './Mapping.ts';
import { parseMapping, readMapping } from './readMapping.ts';

const required = ['policy_id', 'agency_code', 'line', 'product_code', 'policy_state', 'effective_date', 'premium'];
/** A mapping with rules for some fields; the other required ones are constants. */
function mappingOf(fields: Mapping['fields'], missing: string[] = []): Mapping {
  return { missing, fields: { ...Object.fromEntries(required.map((name) => [name, { constant: 'x' }])), ...fields } };
}

describe('compileMapping', () => {
  it('reads columns by our own names, in any case, with spaces or hyphens', () => {
    const columns = ['Policy ID', 'AGENCY-CODE', 'line', 'Product Code', 'policy_state', 'Effective Date', ' premium '];
    const { readers, ignored } = compileMapping(columns, null);
    assert.deepEqual(
      required.map((name) => readers[name as keyof typeof readers](['1', '2', '3', '4', '5', '6', ' 7 '])),
      ['1', '2', '3', '4', '5', '6', '7'],
    );
    assert.deepEqual(ignored, []);
  });

  it('names the missing and the existing columns in one error', () => {
    assert.throws(
      () => compileMapping(['policy_id', 'Amount'], null, 'book.csv'),
      (error) => {
        assert.ok(error instanceof LoadError && error.code === 'columns_missing');
        assert.match(
          error.message,
          /^book\.csv lacks required columns: agency_code, line, product_code, policy_state, effective_date, premium\.\n/,
        );
        assert.match(error.message, /It has: policy_id, Amount\./);
        return true;
      },
    );
  });

  it('refuses columns with the same name, whether read or not, and names all of them', () => {
    assert.throws(
      () => compileMapping(['A', 'policy_id', 'a', 'Policy ID', '', ' ', 'A '], mappingOf({}), 'book.csv'),
      (error) => {
        assert.ok(error instanceof LoadError && error.code === 'columns_duplicate');
        assert.match(error.message, /: A \(columns 1, 3, and 7\), policy_id \(columns 2 and 4\)\.\n/);
        return true;
      },
    );
  });

  it('names the columns of a mapping that the file does not have', () => {
    const mapping = mappingOf({ premium: 'WRITTEN', carrier: { template: '{A} {B}' } });
    assert.throws(() => compileMapping(['A'], mapping, 'book.csv'), /which the mapping names: (?=.*WRITTEN)(?=.*B)/);
  });

  it('reads a column, the first of several, a template, a constant, replaced and missing values', () => {
    const mapping = mappingOf(
      {
        agency_code: { columns: ['P', 'A'] },
        policy_id: { template: '{A}/{Y}' },
        line: { column: 'L', values: { PL: 'personal' } },
        carrier: { constant: 'Unknown carrier' },
        product_code: { column: 'L', missing: ['CL'] },
      },
      ['99999'],
    );
    const { readers, sources, ignored } = compileMapping(['P', 'A', 'Y', 'L', 'extra'], mapping);
    const read = (name: (typeof recordFieldNames)[number], ...values: string[]) => readers[name](values);
    assert.equal(read('agency_code', '99999', '17'), '17');
    assert.equal(read('agency_code', '3', '17'), '3');
    assert.equal(read('policy_id', '', '17', '2015'), '17/2015');
    assert.equal(read('policy_id', '', '17', '99999'), '');
    assert.equal(read('line', '', '', '', 'PL'), 'personal');
    assert.equal(read('line', '', '', '', 'XX'), 'XX');
    assert.equal(read('product_code', '', '', '', 'CL'), '');
    assert.equal(read('carrier'), 'Unknown carrier');
    assert.equal(sources.agency_code, 'P + A');
    assert.deepEqual(ignored, ['extra']);
  });

  it('reads every field of any row from the column that the mapping names', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), {
      minLength: recordFieldNames.length,
      maxLength: recordFieldNames.length,
    });
    fc.assert(
      fc.property(
        names,
        fc.array(fc.string(), { minLength: recordFieldNames.length, maxLength: recordFieldNames.length }),
        (columns, values) => {
          const fields = Object.fromEntries(recordFieldNames.map((name, index) => [name, columns[index] ?? '']));
          const { readers } = compileMapping(columns, { fields });
          recordFieldNames.forEach((name, index) => assert.equal(readers[name](values), values[index]?.trim()));
        },
      ),
    );
  });
});

describe('parseMapping', () => {
  it('accepts the built-in mapping', async () => {
    assert.equal((await readMapping('agency-performance')).asOf, '2015-05-31');
  });

  it('names every fault and its place', () => {
    const source = JSON.stringify({
      fields: { premium: { colum: 'X' }, agency: 'A', line: { column: 'L', round: true } },
      asof: '2025',
    });
    assert.throws(
      () => parseMapping(source, 'my.json'),
      (error) => {
        assert.ok(error instanceof LoadError && error.code === 'mapping_not_valid');
        assert.match(error.message, /^The mapping my\.json is not valid:/);
        assert.match(error.message, /fields\.premium/);
        assert.match(error.message, /agency/);
        assert.match(error.message, /asof/);
        return true;
      },
    );
    assert.throws(
      () => parseMapping('{"fields": {"line": {"column": "L", "round": true}}}'),
      /"round" is only for premium and incurred/,
    );
    assert.throws(() => parseMapping('{"fields":'), /is not JSON/);
  });

  it('lists the mappings if one cannot be read', async () => {
    await assert.rejects(readMapping('no-such-mapping'), /cannot be read.*agency-performance/);
  });

  it('returns a mapping or a LoadError for any text', () => {
    const json = fc.jsonValue().map((value) => JSON.stringify({ fields: value }));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), json), (text) => {
        try {
          assert.equal(typeof parseMapping(text).fields, 'object');
        } catch (error) {
          assert.ok(error instanceof LoadError);
        }
      }),
    );
  });
});
