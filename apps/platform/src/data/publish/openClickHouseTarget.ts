import { type ClickHouseAddress, describeClickHouse } from '../../config/ClickHouseAddress.ts';
import { openClickHouseClient } from './openClickHouseClient.ts';
import {
  inUseTable,
  monthTable,
  partTable,
  placeOf,
  registrySql,
  setNotesSql,
  setTable,
  totalTable,
} from './clickHouseRegistry.ts';
import { setLayout } from '../set/CurrentSet.ts';
import { clickHouseColumns, clickHouseControls, clickHouseTableSql, clickHouseText } from './clickHouseTables.ts';
import { marksSql, monthsAt, notesOf } from './clickHouseMonths.ts';
import { type ClickHousePublisher, createPublisher } from './ClickHousePublisher.ts';
import { controlSql, fromWithout, readControlTotals } from './controlTotals.ts';
import { fillOwnSql, type OwnSqlDialect, type OwnTables, statementsOf } from './OwnTables.ts';
import { PublishError, type PublishTarget } from './PublishTarget.ts';
import type { SetTable } from './SetFile.ts';
import { takePublishLock } from './PublishLock.ts';

/** Max silence of a request: the totals of a large table take long. */
const requestTimeoutMs = 6 * 3_600_000;

/** A row of the registry. */
interface InUse {
  number: string;
  set_id: string;
  place: string;
  layout: number;
  previous_set_id: string | null;
  previous_place: string | null;
}

/**
 * Opens a ClickHouse server for publishing: a database per set, and one that records the set in use. Throws a
 * PublishError.
 */
export async function openClickHouseTarget(address: ClickHouseAddress, ownTables?: OwnTables): Promise<PublishTarget> {
  // One request holds the lock.
  const client = openClickHouseClient(address, { maxConnections: 4, requestTimeoutMs });
  try {
    for (const query of registrySql(address.registry)) await client.command({ query });
    const lock = await takePublishLock(client, address.registry);
    return targetOn(createPublisher(client, lock), { registry: address.registry, ownTables }, async () => {
      await lock.release();
      await client.close();
    });
  } catch (error) {
    await client.close();
    if (error instanceof PublishError) throw error;
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new PublishError(`${describeClickHouse(address)} cannot be used: ${reason}.`, { cause: error });
  }
}

/** Databases of sets, and how to create their tables. */
interface Places {
  registry: string;
  ownTables: OwnTables | undefined;
}

function targetOn(publisher: ClickHousePublisher, places: Places, close: () => Promise<void>): PublishTarget {
  const { finish, ...months } = monthsAt(publisher, places.registry);
  return {
    textOf: clickHouseText,
    ...copyTo(publisher, places),
    ...months,
    ...useAt(publisher, places),
    async finish(setId, tables) {
      await finish(setId, tables);
      await runOwn(publisher, places.ownTables?.finish, placeOf(places.registry, setId), tables);
    },
    close,
  };
}

const ownSql: OwnSqlDialect = {
  columnsOf: clickHouseColumns,
  marksOf: (place, table) => marksSql(`'${place}'`, `'${table}'`),
};

async function runOwn(
  { command }: ClickHousePublisher,
  sql = '',
  place: string,
  tables: readonly SetTable[] = [],
): Promise<void> {
  for (const query of statementsOf(fillOwnSql(sql, place, tables, ownSql))) await command(query);
}

function copyTo(
  publisher: ClickHousePublisher,
  { registry, ownTables }: Places,
): Pick<PublishTarget, 'prepare' | 'copiedPieces' | 'copyPart' | 'readTotals' | 'keepTotals'> {
  const { command, insert, insertText, rows, readLayout } = publisher;
  return {
    async prepare(set, tables) {
      const place = placeOf(registry, set.setId);
      await command(`CREATE DATABASE IF NOT EXISTS ${place}`);
      await runOwn(publisher, ownTables?.make, place, tables);
      for (const query of setNotesSql(place)) await command(query);
      for (const table of tables) await command(clickHouseTableSql(place, table));
      if ((await readLayout(place)) !== 0) return;
      const { setId: set_id, layout, loadedAt: loaded_at, policies, agencies, asOf: as_of } = set;
      await insert(`${place}.${setTable}`, [{ set_id, layout, loaded_at, policies, agencies, as_of }]);
    },
    async copiedPieces(setId, { name }) {
      const parts = await rows<{ first_row: number | string }>(
        `SELECT first_row FROM ${placeOf(registry, setId)}.${partTable} WHERE table_name = {name:String}`,
        { name },
      );
      return new Set(parts.map((part) => Number(part.first_row)));
    },
    async copyPart(setId, { name }, { pieces }, text) {
      const place = placeOf(registry, setId);
      // After an interruption the same pieces are sent together again, unless another set came into use.
      await insertText(`${place}."${name}"`, text, `${name}-${pieces.map(({ id }) => id).join('-')}`);
      await insert(`${place}.${partTable}`, notesOf(name, pieces));
    },
    async readTotals(setId, table, without) {
      const from = fromWithout(`${placeOf(registry, setId)}."${table.name}"`, without);
      const found = await rows<Record<string, unknown>>(controlSql(table, from, clickHouseControls));
      return readControlTotals(found.map((row) => Object.values(row).map(String)));
    },
    async keepTotals(setId, totals) {
      const kept = [...totals].map(([part, text]) => ({ set_id: setId, part, totals: text }));
      await insert(`${placeOf(registry, setId)}.${totalTable}`, kept);
    },
  };
}

async function readSetInUse({ rows }: ClickHousePublisher, registry: string): Promise<InUse | undefined> {
  const [inUse] = await rows<InUse>(
    `SELECT toString(number) AS number, set_id, place, layout, previous_set_id, previous_place FROM ${registry}.${inUseTable} ORDER BY number DESC LIMIT 1`,
  );
  return inUse;
}

function useAt(
  publisher: ClickHousePublisher,
  { registry, ownTables }: Places,
): Pick<PublishTarget, 'setToTakeFrom' | 'putIntoUse' | 'remove' | 'removeOld' | 'restorePrevious'> {
  const { command, insert, rows, readLayout } = publisher;
  const remove = async (place: string): Promise<void> => {
    await runOwn(publisher, ownTables?.remove, place);
    await command(`DROP DATABASE IF EXISTS ${place}`);
  };
  const readInUse = () => readSetInUse(publisher, registry);
  /** Adds a row to the registry: from this moment on the set is in use. */
  const use = async (setId: string, place: string, before: InUse | undefined): Promise<void> => {
    const row = { number: Number(before?.number ?? 0) + 1, set_id: setId, place, layout: await readLayout(place) };
    const previous = { previous_set_id: before?.set_id ?? null, previous_place: before?.place ?? null };
    await insert(`${registry}.${inUseTable}`, [{ ...row, ...previous }]);
  };
  return {
    async setToTakeFrom() {
      const inUse = await readInUse();
      if (ownTables || inUse?.layout !== setLayout) return null;
      // A set of an earlier version has no such table.
      const [table] = await rows(
        `SELECT 1 FROM system.tables WHERE database = {place:String} AND name = '${monthTable}'`,
        {
          place: inUse.place,
        },
      );
      return table === undefined ? null : inUse.set_id;
    },
    async putIntoUse(setId, reader) {
      const place = placeOf(registry, setId);
      if (reader !== undefined)
        for (const database of [registry, place])
          await command(`GRANT SELECT ON ${database}.* TO \`${reader.replaceAll('`', '``')}\``);
      const before = await readInUse();
      if (before?.set_id !== setId) await use(setId, place, before);
    },
    remove: (setId) => remove(placeOf(registry, setId)),
    async removeOld() {
      const inUse = await readInUse();
      const pattern = `^${registry}_set_[0-9]{8}t[0-9]{6}z_[0-9a-f]{6}$`;
      const found = await rows<{ name: string }>(
        'SELECT name FROM system.databases WHERE match(name, {pattern:String})',
        { pattern },
      );
      for (const { name } of found) if (name !== inUse?.place && name !== inUse?.previous_place) await remove(name);
    },
    async restorePrevious() {
      const inUse = await readInUse();
      if (inUse?.previous_set_id == null || inUse.previous_place == null) return null;
      if ((await readLayout(inUse.previous_place)) !== setLayout)
        throw new PublishError(
          'The previous set was published by another version of Agency Insights. Publish its data again.',
        );
      await use(inUse.previous_set_id, inUse.previous_place, inUse);
      return inUse.previous_set_id;
    },
  };
}
