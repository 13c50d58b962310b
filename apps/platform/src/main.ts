// Runs the platform. With `--check` it only checks whether it could start: it reads the configuration, tries the ports
// and creates the data folder, then exits with 0, or with 1 and a one-line reason.
import path from 'node:path';
import process from 'node:process';
import { ConfigError } from './config/ConfigError.ts';
import { readConfig } from './config/readConfig.ts';
import { countExternalMemoryWithHeap } from './countExternalMemory.ts';
import type { Platform } from './createPlatform.ts';
import { createProgressPrinter } from './data/cli/createProgressPrinter.ts';
import { DataSetError } from './data/set/DataSetError.ts';
import { LoadInProgressError } from './data/set/LoadLock.ts';
import { describeDatabase } from './database/describeDatabase.ts';
import { makeDataFolder } from './config/makeDataFolder.ts';
import { checkPorts } from './openServers.ts';
import { StartProblem } from './config/StartProblem.ts';

const defaultWebDir = path.resolve(import.meta.dirname, '../../insights/dist');
const dashboardsDir = path.resolve(import.meta.dirname, '../../dashboards/dist');

const progress = createProgressPrinter(process.stderr);

try {
  const config = readConfig(process.env, { workingDir: process.cwd(), defaultWebDir, dashboardsDir });
  await checkPorts(config);
  await makeDataFolder(config.dataDir);
  if (process.argv.includes('--check')) process.exit(0);
  // Import here, so that a check of the configuration does not wait for the whole platform to load.
  const { createPlatform } = await import('./createPlatform.ts');
  countExternalMemoryWithHeap();
  const platform = await createPlatform(config, { onSampleProgress: progress.report });
  stopOnSignal(platform);
  const { url, issuer } = await platform.start();
  progress.finish();
  const engine = { duckdb: 'DuckDB', postgres: 'PostgreSQL', clickhouse: 'ClickHouse' }[config.warehouse.kind];
  const parts = `database ${describeDatabase(config.database)}, engine ${engine}, sign-in at ${issuer}`;
  process.stdout.write(`Agency Insights is ready at ${url} (${parts})\n`);
} catch (error) {
  progress.finish();
  process.stderr.write(`${lineFor(error)}\n`);
  process.exit(1);
}

/** Stops on signals: the first one waits for running requests; a second one exits immediately. */
function stopOnSignal(platform: Platform): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      platform.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

function lineFor(error: unknown): string {
  const worded = [ConfigError, StartProblem, LoadInProgressError, DataSetError];
  if (error instanceof Error && worded.some((kind) => error instanceof kind)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
