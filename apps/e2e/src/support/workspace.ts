import path from 'node:path';
import process from 'node:process';

/** The workspace's root folder. */
export const root = path.join(import.meta.dirname, '../../../..');

/** Node's flags for running the platform's TypeScript sources. */
export const sourceConditions = '--conditions=@agency-insights/source';

/** The environment of the programs that journeys start: the machine's own, less what would configure the platform. */
export function cleanEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PORT, DATA_DIR, DATABASE_URL, ...rest } = process.env;
  return { ...rest, ...extra };
}
