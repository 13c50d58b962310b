import path from 'node:path';
import process from 'node:process';
import { ConfigError } from './config/ConfigError.ts';
import { readConfig } from './config/readConfig.ts';
import { createPlatform, type Platform } from './createPlatform.ts';
import { createProgressPrinter } from './data/cli/createProgressPrinter.ts';
import { LoadInProgressError } from './data/set/LoadLock.ts';
import { checkPorts } from './openServers.ts';
import { StartProblem } from './StartProblem.ts';

const defaultWebDir = path.resolve(import.meta.dirname, '../../insights/dist');

const progress = createProgressPrinter(process.stderr);

try {
  const config = readConfig(process.env, { workingDir: process.cwd(), defaultWebDir });
  await checkPorts(config);
  const platform = await createPlatform(config, { onSampleProgress: progress.report });
  stopOnSignal(platform);
  const { url } = await platform.start();
  progress.finish();
  process.stdout.write(`Agency Insights is ready at ${url}\n`);
} catch (error) {
  progress.finish();
  process.stderr.write(`${lineFor(error)}\n`);
  process.exit(1);
}

/** The first signal lets requests end; a second one ends the process at once. */
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
  const worded = [ConfigError, StartProblem, LoadInProgressError];
  if (error instanceof Error && worded.some((kind) => error instanceof kind)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
