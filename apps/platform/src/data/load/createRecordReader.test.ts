import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { transactionIds } from '../set/transactions.ts';
import { recordFieldNames, recordFields, type RecordFieldName } from '../recordFields.ts';
import { compileMapping } from './compileMapping.ts';
import { createDirectory } from './createDirectory.ts';
import { createRecordReader, type RecordOutcome } from './createRecordReader.ts';
import { maxMoneyCents } from './parseMoney.ts';

type Values = Partial<Record<RecordFieldName, string>>;

const good: Values = {
  policy_id: 'P1',
  agency_code: 'A1',
  line: 'commercial',
  product_code: 'BOP',
  policy_state: 'TX',
  naics: '722511',
  effective_date: '2025-03-01',
  premium: '12.34',
};
const mapping = compileMapping(recordFieldNames, null);

function read(values: Values, reader = createRecordReader(mapping, createDirectory())): RecordOutcome {
  return reader(recordFieldNames.map((name) => values[name] ?? ''));
}

function reasons(values: Values): string[] {
  const outcome = read({ ...good, ...values });
  return 'faults' in outcome ? outcome.faults.map(({ field, reason }) => `${field} ${reason}`) : [];
}

describe('createRecordReader', () => {
  it('returns a row as numbers and ids', () => {
    assert.deepEqual(read(good), {
      record: {
        policyCode: 'P1',
        policyNumber: null,
        transaction: transactionIds.unknown,
        agencyId: 1,
        accountId: 1,
        carrierId: 1,
        productId: 1,
        line: 1,
        stateId: 44,
        naics: 722_511,
        insuredId: null,
        effective: 20_148,
        expiration: 20_513,
        premiumCents: 1_234,
        incurredCents: null,
      },
    });
  });

  it('reads the policy number, transaction, insured and losses if a file has them [PLAT-10]', () => {
    const outcome = read({
      ...good,
      policy_number: 'HO1',
      transaction: 'Renewal',
      insured_id: 'I9',
      incurred: '(1,234.50)',
    });
    assert.ok('record' in outcome);
    const { policyNumber, transaction, insuredId, incurredCents } = outcome.record;
    assert.deepEqual(
      { policyNumber, transaction, insuredId, incurredCents },
      { policyNumber: 'HO1', transaction: transactionIds.renewal, insuredId: 'I9', incurredCents: -123_450 },
    );
  });

  it('accepts common spellings of lines and states', () => {
    for (const line of ['commercial', 'CL', 'c', 'Commercial Lines']) assert.deepEqual(reasons({ line }), []);
    for (const policy_state of ['tx', 'Texas', 'PUERTO RICO', 'dc']) assert.deepEqual(reasons({ policy_state }), []);
  });

  it('names every missing required field', () => {
    for (const { name } of recordFields.filter(({ required }) => required)) {
      assert.ok(reasons({ [name]: ' ' }).includes(`${name} is missing`), name);
    }
  });

  const faults: [Values, string][] = [
    [{ policy_id: 'x'.repeat(65) }, 'policy_id is longer than 64 characters'],
    [{ carrier: 'x'.repeat(201) }, 'carrier is longer than 200 characters'],
    [{ product_code: 'A\u0000B' }, 'product_code has control characters'],
    [{ expiration_date: '2025-02-28' }, 'expiration_date is before the effective date'],
    [{ expiration_date: 'soon' }, 'expiration_date is not a day of the calendar'],
    [{ effective_date: '2200-01-01' }, 'effective_date is after 2199-12-31'],
    [{ naics: '7225' }, 'naics is not a six-digit NAICS 2022 code'],
    [{ line: 'personal' }, 'naics is set on a personal policy'],
    [{ agency_state: 'Atlantis' }, 'agency_state is not a state of the United States'],
    [{ premium: '10,000,000,000.01' }, 'premium is too large'],
    [{ policy_number: 'x'.repeat(65) }, 'policy_number is longer than 64 characters'],
    [{ insured_id: 'x'.repeat(65) }, 'insured_id is longer than 64 characters'],
    [{ incurred: 'none' }, 'incurred not an amount of money'],
    [{ incurred: '1.005' }, 'incurred has fractions of a cent'],
    [
      { transaction: 'rewrite' },
      'transaction is not new, renewal, endorsement, cancellation or audit; use one of these words, or translate yours with "values" in a mapping',
    ],
    [
      { transaction: 'cancellation' },
      'premium is positive on a cancellation; write returned premium as a negative amount',
    ],
    [
      { transaction: 'new', premium: '-1' },
      'premium is negative on a new or renewed term; make the transaction a cancellation or an endorsement',
    ],
  ];
  for (const [values, expected] of faults) {
    it(`reports "${expected}"`, () => assert.deepEqual(reasons(values), [expected]));
  }

  it('gives the same names the same ids, and refuses an account of two agencies', () => {
    const reader = createRecordReader(mapping, createDirectory());
    const first = read({ ...good, account_code: 'X', carrier: 'Acme' }, reader);
    const second = read({ ...good, account_code: 'X', carrier: 'ACME', agency_name: 'Acme  Agency' }, reader);
    assert.deepEqual(second, first);
    const other = read({ ...good, account_code: 'X', agency_code: 'A2' }, reader);
    assert.ok('faults' in other && other.faults[0]?.reason === 'belongs to another agency in an earlier row');
  });

  it('returns a valid record or reasons for any row, never an error', () => {
    const cell = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom(...(Object.values(good) as string[]), ''));
    const row = fc.tuple(...recordFieldNames.map((name) => fc.oneof(fc.constant(good[name] ?? ''), cell)));
    const reader = createRecordReader(mapping, createDirectory());
    fc.assert(
      fc.property(row, (values) => {
        const outcome = reader(values);
        if ('faults' in outcome) {
          assert.ok(outcome.faults.length > 0 && outcome.faults.every(({ reason }) => reason !== ''));
          return;
        }
        const { record } = outcome;
        assert.ok(record.policyCode.length > 0 && record.policyCode.length <= 64);
        assert.ok(record.expiration >= record.effective && Math.abs(record.premiumCents) <= maxMoneyCents);
        assert.ok(record.line === 1 || record.naics === null);
        assert.ok([record.agencyId, record.accountId, record.carrierId, record.productId].every((id) => id >= 1));
      }),
      { numRuns: 2000 },
    );
  });
});
