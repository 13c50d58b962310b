import { cast, call, column, compare, not, value } from '../warehouse/expressions.ts';
import type { ColumnarTable } from '../warehouse/ColumnarTable.ts';
import type { Expression } from '../warehouse/Query.ts';
import { gatherFloat64, gatherInt32 } from '../warehouse/gather.ts';
import { TextPool } from '../warehouse/TextPool.ts';
import type { WarehouseSet } from '../warehouse/Warehouse.ts';
import { createTextCodes } from './createTextCodes.ts';
import { orderByPremium } from './orderByPremium.ts';
import { lastFullYear, yearOnYear } from './yearOnYear.ts';
import { numbersOf, textsOf } from '../warehouse/readColumns.ts';
import type { AgencyDimension, AgencyTotals, Coded, CodedProduct, SetDimensions } from './SetDimensions.ts';

/** Reads the dimensions and agency totals of a set, once before its first query. */
export async function loadSetDimensions(set: WarehouseSet): Promise<SetDimensions> {
  const info = await select(
    set,
    'set_info',
    [],
    [
      { name: 'as_of', expression: call('dateText', column('as_of')) },
      { name: 'loaded_at', expression: call('timestampText', column('loaded_at')) },
    ],
  );
  const asOf = textsOf(info, 'as_of')[0] ?? '';
  const states = readCoded(
    await select(set, 'state', ['state_id', 'state', 'state_name']),
    'state_id',
    'state',
    'state_name',
  );
  const carriers = readCoded(
    await select(set, 'carrier', ['carrier_id', 'carrier_name']),
    'carrier_id',
    'carrier_name',
    'carrier_name',
  );
  return {
    agencies: await loadAgencies(set, carriers, lastFullYear(asOf)),
    states,
    carriers,
    carrierNames: new TextPool(
      carriers.map((c) => c.name),
      { repeated: true },
    ),
    products: readProducts(await select(set, 'product', ['product_id', 'product_code', 'product_name', 'line'])),
    naics: await loadNaics(set),
    asOf,
    loadedAt: textsOf(info, 'loaded_at')[0] ?? '',
  };
}

/** Selects all rows of a table: plain columns and further expressions. */
function select(
  set: WarehouseSet,
  from: string,
  names: readonly string[],
  more: { name: string; expression: Expression }[] = [],
): Promise<ColumnarTable> {
  return set.run({ from, select: [...names.map((name) => ({ name, expression: column(name) })), ...more] });
}

function readCoded(table: ColumnarTable, id: string, code: string, name: string): Coded[] {
  const codes = textsOf(table, code);
  const names = textsOf(table, name);
  return Array.from(numbersOf(table, id), (n, i) => ({ id: n, code: codes[i]!, name: names[i]! }));
}

function readProducts(table: ColumnarTable): CodedProduct[] {
  const lines = numbersOf(table, 'line');
  return readCoded(table, 'product_id', 'product_code', 'product_name').map((product, i) => ({
    ...product,
    line: lines[i]!,
  }));
}

async function loadNaics(set: WarehouseSet): Promise<string[]> {
  const naics = column('naics');
  const table = await set.run({
    from: 'policy',
    distinct: true,
    select: [{ name: 'naics', expression: naics }],
    where: not({ kind: 'isNull', operand: naics }),
  });
  return Array.from(numbersOf(table, 'naics'), (code) => String(code).padStart(6, '0')).sort();
}

async function loadAgencies(set: WarehouseSet, carriers: readonly Coded[], year: number): Promise<AgencyDimension> {
  const table = await select(set, 'agency', [
    'agency_id',
    'agency_name',
    'city',
    'state',
    'primary_account',
    'accounts',
  ]);
  const ids = numbersOf(table, 'agency_id');
  let length = 1;
  for (const id of ids) length = Math.max(length, id + 1);
  const byId = (texts: readonly string[]): string[] => {
    const placed = new Array<string>(length).fill('');
    for (const [row, text] of texts.entries()) placed[ids[row]!] = text;
    return placed;
  };
  const exists = new Uint8Array(length);
  const accounts = new Int32Array(length);
  const accountCounts = numbersOf(table, 'accounts');
  for (const [row, id] of ids.entries()) {
    exists[id] = 1;
    accounts[id] = accountCounts[row]!;
  }
  const cities = byId(textsOf(table, 'city'));
  const states = byId(textsOf(table, 'state'));
  const city = createTextCodes(cities);
  const state = createTextCodes(states);
  const cityLabel = createTextCodes(cities.map((name, id) => `${name}, ${states[id]!}`));
  const totals = await loadTotals(set, length, carriers, year);
  const layout = totals[2].byPremium;
  return {
    length,
    exists,
    accounts,
    name: new TextPool(byId(textsOf(table, 'agency_name')), { repeated: false, layout }),
    primaryAccount: new TextPool(byId(textsOf(table, 'primary_account')), { repeated: false, layout }),
    city: city.pool,
    cityCode: city.codes,
    cityLabel: cityLabel.pool,
    cityLabelCode: cityLabel.codes,
    state: state.pool,
    stateCode: state.codes,
    totals,
  };
}

async function loadTotals(
  set: WarehouseSet,
  length: number,
  carriers: readonly Coded[],
  year: number,
): Promise<[AgencyTotals, AgencyTotals, AgencyTotals]> {
  const carrierPosition = new Map(carriers.map((carrier, position) => [carrier.id, position]));
  const premium = { name: 'premium', expression: cast(column('written_premium_cents'), 'double') };
  const table = await select(set, 'agency_total', ['agency_id', 'scope', 'policies', 'largest_carrier_id'], [premium]);
  const ids = numbersOf(table, 'agency_id');
  const scopes = numbersOf(table, 'scope');
  const policies = numbersOf(table, 'policies');
  const premiums = numbersOf(table, 'premium');
  const largest = numbersOf(table, 'largest_carrier_id');
  const totals = [emptyTotals(length), emptyTotals(length), emptyTotals(length)] as const;
  for (let row = 0; row < table.rowCount; row++) {
    const scoped = totals[scopes[row]!];
    const id = ids[row]!;
    if (!scoped) continue;
    scoped.policies[id] = policies[row]!;
    scoped.writtenPremium[id] = premiums[row]!;
    const line = scopes[row] === 0 ? 1 : scopes[row] === 1 ? 2 : 0;
    scoped.lines[id]! |= line;
    totals[2].lines[id]! |= line;
    scoped.largestCarrier[id] = carrierPosition.get(largest[row]!) ?? -1;
  }
  const years = await set.run({
    from: 'agency_line_year',
    select: [
      ...['agency_id', 'line', 'year'].map((name) => ({ name, expression: column(name) })),
      { name: 'premium', expression: cast(column('premium_cents'), 'double') },
    ],
    where: compare(column('year'), '>=', value('integer', year - 1)),
  });
  yearOnYear(years, year, totals);
  for (const scoped of totals) scoped.byPremium = writersByPremium(scoped);
  return [...totals];
}

function writersByPremium({ policies, writtenPremium }: AgencyTotals): Int32Array {
  const ids = Int32Array.from(policies.keys()).filter((id) => policies[id]! > 0);
  return gatherInt32(orderByPremium(ids, gatherFloat64(ids, writtenPremium)), ids);
}

function emptyTotals(length: number): AgencyTotals {
  return {
    policies: new Int32Array(length),
    writtenPremium: new Float64Array(length),
    byPremium: new Int32Array(),
    lines: new Int32Array(length),
    largestCarrier: new Int32Array(length).fill(-1),
    yearOnYear: new Float64Array(length),
    yearOnYearValid: new Uint8Array(length),
  };
}
