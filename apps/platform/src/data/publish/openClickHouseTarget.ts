import type { ClickHouseClient } from '@clickhouse/client';
import { type ClickHouseAddress, describeClickHouse } from '../../config/ClickHouseAddress.ts';
import { openClickHouseClient } from './openClickHouseClient.ts';
import {
  inUseTable,
  partTable,
  placeOf,
  registrySql,
  setNotesSql,
  setTable,
  totalTable,
} from './clickHouseRegistry.ts';
import { setLayout } from '../set/CurrentSet.ts';
import { clickHouseControls, clickHouseTableSql, clickHouseText, partitionKey } from './clickHouseTables.ts';
import { type ClickHousePublisher, createPublisher } from './ClickHousePublisher.ts';
import { controlSql, readControlTotals } from './controlTotals.ts';
import { PublishError, type PublishTarget } from './PublishTarget.ts';
import { type PublishLock, takePublishLock } from './PublishLock.ts';

/** A request may be silent for this long: the totals of a large table take their time. */
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
 * Opens a ClickHouse server for publishing: a database for each set, and one that says which is in use. Throws a PublishError.
 */
export async function openClickHouseTarget(address: ClickHouseAddress): Promise<PublishTarget> {
  // One request holds the lock.
  const client = openClickHouseClient(address, { maxConnections: 4, requestTimeoutMs });
  try {
    for (const query of registrySql(address.registry)) await client.command({ query });
    const lock = await takePublishLock(client, address.registry);
    return targetOn(client, address, lock);
  } catch (error) {
    await client.close();
    if (error instanceof PublishError) throw error;
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new PublishError(`${describeClickHouse(address)} cannot be used: ${reason}.`, { cause: error });
  }
}

function targetOn(client: ClickHouseClient, { registry }: ClickHouseAddress, lock: PublishLock): PublishTarget {
  const publisher = createPublisher(client, lock);
  return {
    textOf: clickHouseText,
    ...copyTo(publisher, registry),
    ...useAt(publisher, registry),
    async close() {
      await lock.release();
      await client.close();
    },
  };
}

function copyTo(
  { command, insert, insertText, rows, readLayout }: ClickHousePublisher,
  registry: string,
): Pick<PublishTarget, 'prepare' | 'copiedParts' | 'copyPart' | 'takeParts' | 'finish' | 'readTotals' | 'keepTotals'> {
  return {
    async prepare(set, tables) {
      const place = placeOf(registry, set.setId);
      await command(`CREATE DATABASE IF NOT EXISTS ${place}`);
      for (const query of setNotesSql(place)) await command(query);
      for (const table of tables) await command(clickHouseTableSql(place, table));
      if ((await readLayout(place)) !== 0) return;
      const { setId: set_id, layout, loadedAt: loaded_at, policies, agencies, asOf: as_of } = set;
      await insert(`${place}.${setTable}`, [{ set_id, layout, loaded_at, policies, agencies, as_of }]);
    },
    async copiedParts(setId, { name }) {
      const parts = await rows<{ first_row: number | string }>(
        `SELECT first_row FROM ${placeOf(registry, setId)}.${partTable} WHERE table_name = {name:String}`,
        { name },
      );
      return new Set(parts.map((part) => Number(part.first_row)));
    },
    async copyPart(setId, { name }, first, text) {
      const place = placeOf(registry, setId);
      await insertText(`${place}."${name}"`, text, `${name}-${first}`);
      await insert(`${place}.${partTable}`, [{ table_name: name, first_row: first }]);
    },
    async takeParts(setId, { name }, parts, from) {
      const place = placeOf(registry, setId);
      // A partition takes the place of what is there, so that it may be taken twice.
      for (const month of new Set(parts.flatMap(({ months }) => months)))
        await command(
          `ALTER TABLE ${place}."${name}" REPLACE PARTITION ${month} FROM ${placeOf(registry, from)}."${name}"`,
        );
      const notes = parts.map(({ first }) => ({ table_name: name, first_row: first }));
      await insert(`${place}.${partTable}`, notes);
    },
    // The tables are kept in their order, and in that of agencies, from the first row on.
    finish: () => Promise.resolve(),
    async readTotals(setId, table) {
      const query = controlSql(table, `${placeOf(registry, setId)}."${table.name}"`, clickHouseControls);
      const found = await rows<Record<string, unknown>>(query);
      return readControlTotals(found.map((row) => Object.values(row).map(String)));
    },
    async keepTotals(setId, totals) {
      const kept = [...totals].map(([part, text]) => ({ set_id: setId, part, totals: text }));
      await insert(`${placeOf(registry, setId)}.${totalTable}`, kept);
    },
  };
}

function useAt(
  { command, insert, rows, readLayout }: ClickHousePublisher,
  registry: string,
): Pick<PublishTarget, 'setToTakeFrom' | 'putIntoUse' | 'remove' | 'removeOld' | 'restorePrevious'> {
  const remove = (place: string): Promise<void> => command(`DROP DATABASE IF EXISTS ${place}`);
  const readInUse = async (): Promise<InUse | undefined> =>
    (
      await rows<InUse>(
        `SELECT toString(number) AS number, set_id, place, layout, previous_set_id, previous_place FROM ${registry}.${inUseTable} ORDER BY number DESC LIMIT 1`,
      )
    )[0];
  /** Adds a row to the registry: from this moment on the set is in use. */
  const use = async (setId: string, place: string, before: InUse | undefined): Promise<void> => {
    const row = { number: Number(before?.number ?? 0) + 1, set_id: setId, place, layout: await readLayout(place) };
    const previous = { previous_set_id: before?.set_id ?? null, previous_place: before?.place ?? null };
    await insert(`${registry}.${inUseTable}`, [{ ...row, ...previous }]);
  };
  return {
    async setToTakeFrom() {
      const inUse = await readInUse();
      if (inUse?.layout !== setLayout) return null;
      const [table] = await rows<{ partition_key: string }>(
        `SELECT partition_key FROM system.tables WHERE database = {place:String} AND name = 'policy'`,
        { place: inUse.place },
      );
      return table?.partition_key === partitionKey ? inUse.set_id : null;
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
          'The set before was published by another version of Agency Insights. Publish its data again.',
        );
      await use(inUse.previous_set_id, inUse.previous_place, inUse);
      return inUse.previous_set_id;
    },
  };
}
