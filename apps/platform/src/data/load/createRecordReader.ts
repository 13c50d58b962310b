import { jurisdictions, type Jurisdiction } from '../world/states.ts';
import { readNaicsClassification } from '../../naics/naicsClassification.ts';
import { recordFields, type RecordFieldName } from '../recordFields.ts';
import { transactionIds, type TransactionId } from '../set/transactions.ts';
import type { CompiledMapping } from './compileMapping.ts';
import type { Directory, RecordNames } from './createDirectory.ts';
import { lastPolicyDay, oneYearAfter, parseCalendarDate, printDay } from './parseCalendarDate.ts';
import { parseMoney } from './parseMoney.ts';
import type { PolicyRecord, RowFault } from './PolicyRecord.ts';

/** A record, or all faults of the row. */
export type RecordOutcome = { record: PolicyRecord } | { faults: readonly RowFault[] };

/** Checks the values of one row. */
export type RecordReader = (values: readonly string[]) => RecordOutcome;

/** Max lengths of texts, in characters. */
const maxCodeLength = 64;
const maxNameLength = 200;
/** Limit for broken files, which can have a different text in each row. */
const maxRememberedDays = 100_000;

const lineOf: ReadonlyMap<string, 0 | 1> = new Map([
  ['personal', 0],
  ['pl', 0],
  ['p', 0],
  ['personal lines', 0],
  ['commercial', 1],
  ['cl', 1],
  ['c', 1],
  ['commercial lines', 1],
]);

const transactionOf: ReadonlyMap<string, TransactionId> = new Map([
  ['', transactionIds.unknown],
  ['new', transactionIds.new],
  ['new business', transactionIds.new],
  ['renewal', transactionIds.renewal],
  ['endorsement', transactionIds.endorsement],
  ['cancellation', transactionIds.cancellation],
  ['audit', transactionIds.audit],
]);

const stateByText = new Map(
  jurisdictions.flatMap((state) => [
    [state.code, state],
    [state.name.toUpperCase(), state],
  ]),
);
const requiredFields: ReadonlySet<RecordFieldName> = new Set(
  recordFields.filter(({ required }) => required).map(({ name }) => name),
);

/** Fields with a different text in nearly every row: caching them would fill the memory. */
const manyTexts: ReadonlySet<RecordFieldName> = new Set(['policy_id', 'policy_number', 'insured_id']);

/** Control characters, and the replacement character of invalid bytes. */
// eslint-disable-next-line no-control-regex -- the pattern looks for control characters
const notText = /[\u0000-\u001f\u007f\ufffd]/;

/** Creates a reader that checks rows with a compiled mapping and adds their names to a directory. */
export function createRecordReader(mapping: CompiledMapping, directory: Directory): RecordReader {
  const industries = readIndustries();
  const row = createRowReader(mapping);

  return (values) => {
    row.begin(values);
    const policyCode = row.code('policy_id');
    const policyNumber = row.code('policy_number') || null;
    const transaction = readTransaction(row);
    const names = readNames(row);
    const policyState = row.state('policy_state');
    const line = readLine(row);
    const naics = readNaics(row, line, industries);
    const { effective, expiration } = readTerm(row);
    const insuredId = row.code('insured_id') || null;
    const premiumCents = readMoney(row, 'premium', mapping.rounded.has('premium')) ?? 0;
    const incurredCents = readMoney(row, 'incurred', mapping.rounded.has('incurred'));
    checkPremiumSign(row, transaction, premiumCents);
    if (row.faults().length > 0 || line === undefined || !policyState) return { faults: row.faults() };

    const ids = directory.place({ ...names, line });
    if ('reason' in ids) return { faults: [ids] };
    return {
      record: {
        ...ids,
        policyCode,
        policyNumber,
        transaction,
        line,
        stateId: policyState.id,
        naics,
        insuredId,
        effective,
        expiration,
        premiumCents,
        incurredCents,
      },
    };
  };
}

/** Reads fields of the current row and collects their faults. */
interface RowReader {
  begin(values: readonly string[]): void;
  /** Returns the text of a field; empty if missing. */
  read(field: RecordFieldName): string;
  /** Returns a code, as the file has it. */
  code(field: RecordFieldName): string;
  /** Returns a name, with single spaces. */
  name(field: RecordFieldName): string;
  state(field: RecordFieldName): Jurisdiction | undefined;
  /** Returns days since 1970-01-01, or null. */
  day(text: string): number | null;
  fault(field: RecordFieldName, value: string, reason: string): void;
  faults(): readonly RowFault[];
}

function createRowReader({ readers }: CompiledMapping): RowReader {
  let values: readonly string[] = [];
  let faults: RowFault[] = [];
  // Names repeat, so each is checked once.
  const accepted = new Set<string>();
  const days = new Map<string, number | null>();

  function fault(field: RecordFieldName, value: string, reason: string): void {
    faults.push({ field, value, reason });
  }
  function read(field: RecordFieldName): string {
    const text = readers[field](values);
    if (text === '' && requiredFields.has(field)) fault(field, text, 'is missing');
    return text;
  }
  function check(field: RecordFieldName, text: string, maxLength: number): string {
    if (text === '' || accepted.has(text)) return text;
    const wrong = textFault(text, maxLength);
    if (wrong !== null) fault(field, text, wrong);
    else if (!manyTexts.has(field) && text.length <= maxCodeLength) accepted.add(text);
    return text;
  }
  return {
    begin(row) {
      values = row;
      faults = [];
    },
    read,
    code: (field) => check(field, read(field), maxCodeLength),
    name(field) {
      const text = read(field);
      return accepted.has(text) ? text : check(field, text.replaceAll(/\s+/g, ' '), maxNameLength);
    },
    state(field) {
      const text = read(field);
      const known = text === '' ? undefined : stateByText.get(text.toUpperCase());
      if (text !== '' && !known) fault(field, text, 'is not a state of the United States');
      return known;
    },
    day(text) {
      const known = days.get(text);
      if (known !== undefined) return known;
      const day = parseCalendarDate(text);
      if (days.size < maxRememberedDays) days.set(text, day);
      return day;
    },
    fault,
    faults: () => faults,
  };
}

function readNames(row: RowReader): Omit<RecordNames, 'line'> {
  return {
    agencyCode: row.code('agency_code'),
    agencyName: row.name('agency_name'),
    agencyCity: row.name('agency_city'),
    agencyState: row.state('agency_state')?.code ?? '',
    accountCode: row.code('account_code'),
    accountName: row.name('account_name'),
    accountCity: row.name('account_city'),
    accountState: row.state('account_state')?.code ?? '',
    primaryAccount: row.code('primary_account'),
    carrier: row.name('carrier'),
    productCode: row.code('product_code'),
    productName: row.name('product_name'),
  };
}

function readLine(row: RowReader): 0 | 1 | undefined {
  const text = row.read('line');
  const line = lineOf.get(text.toLowerCase());
  if (line === undefined && text !== '') row.fault('line', text, 'is neither personal nor commercial');
  return line;
}

function readNaics(row: RowReader, line: 0 | 1 | undefined, industries: ReadonlyMap<string, number>): number | null {
  const text = row.read('naics');
  if (text === '') return null;
  const code = industries.get(text);
  if (code === undefined) row.fault('naics', text, 'is not a six-digit NAICS 2022 code');
  else if (line === 0) row.fault('naics', text, 'is set on a personal policy');
  return code ?? null;
}

function readTerm(row: RowReader): { effective: number; expiration: number } {
  const effective = readDay(row, 'effective_date');
  const expiration = readDay(row, 'expiration_date');
  if (effective !== null && expiration !== null && expiration < effective) {
    row.fault('expiration_date', printDay(expiration), 'is before the effective date');
  }
  if (effective !== null && effective > lastPolicyDay)
    row.fault('effective_date', printDay(effective), `is after ${printDay(lastPolicyDay)}`);
  return { effective: effective ?? 0, expiration: expiration ?? oneYearAfter(effective ?? 0) };
}

function readDay(row: RowReader, field: 'effective_date' | 'expiration_date'): number | null {
  const text = row.read(field);
  if (text === '') return null;
  const day = row.day(text);
  if (day === null) row.fault(field, text, 'is not a day of the calendar');
  return day;
}

function readTransaction(row: RowReader): TransactionId {
  const text = row.read('transaction');
  const transaction = transactionOf.get(text.toLowerCase());
  if (transaction === undefined)
    row.fault(
      'transaction',
      text,
      'is not new, renewal, endorsement, cancellation or audit; use one of these words, or translate yours with "values" in a mapping',
    );
  return transaction ?? transactionIds.unknown;
}

/** Returns whole cents; null for a missing or invalid amount. */
function readMoney(row: RowReader, field: 'premium' | 'incurred', round: boolean): number | null {
  const text = row.read(field);
  if (text === '') return null;
  const cents = parseMoney(text, round);
  if (typeof cents === 'number') return cents;
  row.fault(field, text, cents);
  return null;
}

function checkPremiumSign(row: RowReader, transaction: TransactionId, cents: number): void {
  const text = () => row.read('premium');
  if (transaction === transactionIds.cancellation && cents > 0)
    row.fault('premium', text(), 'is positive on a cancellation; write returned premium as a negative amount');
  if ((transaction === transactionIds.new || transaction === transactionIds.renewal) && cents < 0)
    row.fault(
      'premium',
      text(),
      'is negative on a new or renewed term; make the transaction a cancellation or an endorsement',
    );
}

function readIndustries(): ReadonlyMap<string, number> {
  const industries = readNaicsClassification().codes.filter(({ level }) => level === 'national-industry');
  return new Map(industries.map(({ code }) => [code, Number(code)]));
}

function textFault(text: string, maxLength: number): string | null {
  if (text.length > maxLength) return `is longer than ${maxLength} characters`;
  if (text.includes('\ufffd'))
    return 'has bytes that are not UTF-8 text; if the file has another encoding, name it with --encoding';
  return notText.test(text) ? 'has control characters' : null;
}
