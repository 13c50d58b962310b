import { clickHouseExample, readClickHouseAddress } from '../../config/ClickHouseAddress.ts';
import { UsageError } from '../cli/runCommand.ts';
import { openClickHouseTarget } from './openClickHouseTarget.ts';
import { openPostgresTarget } from './openPostgresTarget.ts';
import type { OwnTables } from './OwnTables.ts';
import { PublishError, type PublishTarget } from './PublishTarget.ts';

/**
 * Opens the server of an address. Throws a UsageError for an unsupported address, and a PublishError without the
 * password if the server is unreachable.
 */
export async function openTarget(address: string, ownTables?: OwnTables): Promise<PublishTarget> {
  const clickHouse = readClickHouseAddress(address);
  if (clickHouse !== null) return openClickHouseTarget(clickHouse, ownTables);
  if (!/^postgres(ql)?:\/\/./.test(address) || !URL.canParse(address))
    throw new UsageError(
      `--to must be the address of a server, like postgres://user:password@host:5432/policies or ${clickHouseExample}.`,
    );
  try {
    return await openPostgresTarget(address, ownTables);
  } catch (error) {
    if (error instanceof PublishError) throw error;
    const { host, pathname } = new URL(address);
    const reason =
      error instanceof AggregateError
        ? error.errors.map(String).join('; ')
        : error instanceof Error
          ? error.message
          : String(error);
    throw new PublishError(`PostgreSQL at ${host}${pathname} cannot be used: ${reason}.`, { cause: error });
  }
}
