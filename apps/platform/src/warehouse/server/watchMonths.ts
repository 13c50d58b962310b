import { controlSql, fromWithout, readControlTotals, totalsByMonth } from '../../data/publish/controlTotals.ts';
import { marksOf } from '../../data/publish/PublishTarget.ts';
import { largeTables } from '../../data/set/largeTables.ts';
import { numbersOf, textsOf } from '../readColumns.ts';
import type { WarehouseDriver } from '../WarehouseDriver.ts';
import { rowsOf } from './rowsOf.ts';
import type { WarehouseServer } from './WarehouseServer.ts';

/** A published month. */
interface Month {
  totals: string;
  /** Its mark at the last successful check. */
  mark: string;
}

/** Queries of the monthly check. */
export type MonthServer = Pick<
  WarehouseServer,
  'monthsSql' | 'markTablesSql' | 'marksSql' | 'marksOfShardsSql' | 'controls' | 'isNothingThere'
>;

type Months = Map<number, Month>;

/**
 * Returns a check of a set's large tables, which resolves with a deviation from the published state, or null. Months
 * with the mark of the last successful check are unchanged; only others are summed, over all columns. Tables without
 * marks were published without months.
 */
export function watchMonths(
  server: MonthServer,
  setId: string,
  watcher: WarehouseDriver,
): () => Promise<string | null> {
  let published: Map<string, Months> | undefined;
  let markTables: readonly string[] | undefined;

  async function lookAt(table: (typeof largeTables)[number]): Promise<string | null> {
    const months = published?.get(table.name);
    if (months === undefined) return null;
    const ofShards = markTables?.find((name) => name === marksOf(table.name));
    const sqlOfMarks = ofShards === undefined ? server.marksSql(table.name) : server.marksOfShardsSql(ofShards);
    const marks = await readMarks(sqlOfMarks, watcher);
    const unchanged = new Set(
      [...months].filter(([month, { mark }]) => marks.get(month) === mark).map(([month]) => month),
    );
    if (unchanged.size === months.size && marks.size === months.size) return null;
    const sql = controlSql({ ...table, rows: 0 }, fromWithout(`"${table.name}"`, unchanged), server.controls);
    const found = totalsByMonth(readControlTotals(rowsOf(await watcher.run({ sql, parameters: [] }))));
    const others = [...new Set([...months.keys(), ...found.keys()])].filter((month) => !unchanged.has(month));
    const different = others.filter((month) => months.get(month)?.totals !== found.get(month));
    for (const [month, kept] of months) if (!different.includes(month)) kept.mark = marks.get(month) ?? kept.mark;
    return different.length === 0 ? null : `${table.name}: ${different.length} of ${months.size} months differ`;
  }

  return async () => {
    published ??= await readPublished(server, setId, watcher);
    markTables ??= textsOf(await watcher.run({ sql: server.markTablesSql, parameters: [] }), 'name');
    for (const table of largeTables) {
      const difference = await lookAt(table);
      if (difference !== null) return difference;
    }
    return null;
  };
}

async function readPublished(
  { monthsSql, isNothingThere }: MonthServer,
  setId: string,
  watcher: WarehouseDriver,
): Promise<Map<string, Months>> {
  const published = new Map<string, Months>();
  const table = await watcher
    .run({ sql: monthsSql, parameters: [{ type: 'text', value: setId }] })
    .catch((error: unknown) => {
      // Published by a version that stored no months.
      if (isNothingThere(error)) return null;
      throw error;
    });
  if (table === null) return published;
  const months = numbersOf(table, 'eff_month');
  const totals = textsOf(table, 'totals');
  const marks = textsOf(table, 'mark');
  for (const [row, name] of textsOf(table, 'table_name').entries()) {
    const ofTable = published.get(name) ?? new Map<number, Month>();
    published.set(name, ofTable.set(months[row]!, { totals: totals[row]!, mark: marks[row]! }));
  }
  return published;
}

async function readMarks(sql: string, watcher: WarehouseDriver): Promise<Map<number, string>> {
  const table = await watcher.run({ sql, parameters: [] });
  const marks = textsOf(table, 'mark');
  return new Map(Array.from(numbersOf(table, 'eff_month'), (month, row) => [month, marks[row]!]));
}
