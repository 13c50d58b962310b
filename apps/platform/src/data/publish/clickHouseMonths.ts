import type { ClickHousePublisher } from './ClickHousePublisher.ts';
import { monthTable, partTable, placeOf } from './clickHouseRegistry.ts';
import { marksOf, type MonthMarks, type PublishTarget } from './PublishTarget.ts';
import type { SetPiece } from './SetPart.ts';

type MonthParts = Pick<
  PublishTarget,
  'removeUnrecorded' | 'takeMonths' | 'readMarks' | 'keepMonths' | 'keptMonths' | 'finish'
>;

/** Creates the month operations of publishing; a month is a partition of a large table. */
export function monthsAt(publisher: ClickHousePublisher, registry: string): MonthParts {
  const { command, insert, rows } = publisher;
  const select = async (sql: string, parameters: Record<string, string>): Promise<MonthMarks> => {
    const found = await rows<{ eff_month: number; mark: string }>(sql, parameters);
    return new Map(found.map(({ eff_month, mark }) => [eff_month, mark]));
  };
  /** Reads marks: digests of a month's files, which are immutable and only replaced. */
  const readFiles = (setId: string, name: string): Promise<MonthMarks> =>
    select(marksSql('{place:String}', '{name:String}'), { place: placeOf(registry, setId), name });
  return {
    async readMarks(setId, { name }) {
      const place = placeOf(registry, setId);
      const marks = marksOf(name);
      const [spread] = await rows(
        'SELECT 1 FROM system.tables WHERE database = {place:String} AND name = {marks:String}',
        {
          place,
          marks,
        },
      );
      return spread === undefined ? readFiles(setId, name) : select(marksOfShardsSql(`${place}.${marks}`), {});
    },
    async removeUnrecorded(setId, { name }, begun) {
      const place = placeOf(registry, setId);
      for (const month of (await readFiles(setId, name)).keys())
        if (!begun.has(month)) await command(`ALTER TABLE ${place}."${name}" DROP PARTITION ${month}`);
    },
    async takeMonths({ setId, table: { name }, from, months, pieces }) {
      const [place, source] = [placeOf(registry, setId), placeOf(registry, from)];
      const found = await readFiles(from, name);
      const same = [...months].filter(([month, mark]) => found.get(month) === mark);
      // Links to the files: takes no time or space.
      for (const [month] of same)
        await command(`ALTER TABLE ${place}."${name}" REPLACE PARTITION ${month} FROM ${source}."${name}"`);
      const ofMonths = pieces.filter(({ month }) => same.some(([taken]) => taken === month));
      if (ofMonths.length > 0) await insert(`${place}.${partTable}`, notesOf(name, ofMonths));
      return new Map(same);
    },
    async keepMonths(setId, { name }, months) {
      const kept = [...months].map(([eff_month, checked]) => ({ table_name: name, eff_month, ...checked }));
      if (kept.length > 0) await insert(`${placeOf(registry, setId)}.${monthTable}`, kept);
    },
    async keptMonths(setId, { name }) {
      const kept = await rows<{ eff_month: number; totals: string; mark: string }>(
        `SELECT eff_month, totals, mark FROM ${placeOf(registry, setId)}.${monthTable} WHERE table_name = {name:String}`,
        { name },
      );
      return new Map(kept.map(({ eff_month, totals, mark }) => [eff_month, { totals, mark }]));
    },
    // Rows are stored in order from the start: a later merge of files would change the digest.
    async finish(setId) {
      const place = placeOf(registry, setId);
      const divided = await rows<{ table: string; partition: string }>(
        'SELECT table, partition FROM system.parts WHERE active AND database = {place:String} GROUP BY table, partition HAVING count() > 1',
        { place },
      );
      for (const { table, partition } of divided)
        if (isMonth(partition)) await command(`OPTIMIZE TABLE ${place}."${table}" PARTITION ${partition} FINAL`);
    },
  };
}

/** Selects the marks of a table's months: eff_month, mark. Database and table as SQL, on the server that has the rows. */
export function marksSql(database: string, table: string): string {
  return `SELECT toInt32(partition) AS eff_month, ${inOneText("concat(toString(rows), ':', hash_of_all_files)")} AS mark
    FROM system.parts WHERE active AND database = ${database} AND table = ${table} AND match(partition, '^[0-9]+$') GROUP BY partition`;
}

/** Selects the marks of a table on several servers. `marks`: the table with the marks of all servers, as SQL. */
export function marksOfShardsSql(marks: string): string {
  return `SELECT eff_month, ${inOneText('shard.mark')} AS mark FROM ${marks} AS shard GROUP BY eff_month`;
}

function inOneText(expression: string): string {
  return `arrayStringConcat(arraySort(groupArray(${expression})), ' ')`;
}

/** Rows of the table of copied pieces. */
export function notesOf(table: string, pieces: readonly SetPiece[]): { table_name: string; first_row: number }[] {
  return pieces.map(({ id }) => ({ table_name: table, first_row: id }));
}

function isMonth(partition: string): boolean {
  return /^\d+$/.test(partition);
}
