import type { ClickHousePublisher } from './ClickHousePublisher.ts';
import { monthTable, partTable, placeOf } from './clickHouseRegistry.ts';
import type { MonthMarks, PublishTarget } from './PublishTarget.ts';
import type { SetPiece } from './SetPart.ts';

type MonthParts = Pick<
  PublishTarget,
  'removeUnrecorded' | 'takeMonths' | 'readMarks' | 'keepMonths' | 'keptMonths' | 'finish'
>;

/** What publishing does with months, each of which is a partition of a large table. */
export function monthsAt(publisher: ClickHousePublisher, registry: string): MonthParts {
  const { command, insert, rows } = publisher;
  /** The mark of a month: the digests of its files, which are never changed but replaced by others. */
  const readMarks = async (setId: string, name: string): Promise<MonthMarks> => {
    const found = await rows<{ partition: string; mark: string }>(marksSql('{place:String}', '{name:String}'), {
      place: placeOf(registry, setId),
      name,
    });
    return new Map(
      found.filter(({ partition }) => isMonth(partition)).map(({ partition, mark }) => [Number(partition), mark]),
    );
  };
  return {
    readMarks: (setId, { name }) => readMarks(setId, name),
    async removeUnrecorded(setId, { name }, begun) {
      const place = placeOf(registry, setId);
      for (const month of (await readMarks(setId, name)).keys())
        if (!begun.has(month)) await command(`ALTER TABLE ${place}."${name}" DROP PARTITION ${month}`);
    },
    async takeMonths({ setId, table: { name }, from, months, pieces }) {
      const [place, source] = [placeOf(registry, setId), placeOf(registry, from)];
      const found = await readMarks(from, name);
      const same = [...months].filter(([month, mark]) => found.get(month) === mark);
      // Links to the files: they take no time and no space.
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
    // Rows are in their order from the first on. Files of a month that were put together later would have another digest.
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

/** Selects the marks of a table's months: partition, mark. Database and table as SQL. */
export function marksSql(database: string, table: string): string {
  return `SELECT partition, arrayStringConcat(arraySort(groupArray(concat(toString(rows), ':', hash_of_all_files))), ' ') AS mark
    FROM system.parts WHERE active AND database = ${database} AND table = ${table} GROUP BY partition`;
}

/** Rows of the table of copied pieces. */
export function notesOf(table: string, pieces: readonly SetPiece[]): { table_name: string; first_row: number }[] {
  return pieces.map(({ id }) => ({ table_name: table, first_row: id }));
}

function isMonth(partition: string): boolean {
  return /^\d+$/.test(partition);
}
