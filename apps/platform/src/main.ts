import path from 'node:path';
import process from 'node:process';
import { ConfigError } from './config/ConfigError.ts';
import { readConfig } from './config/readConfig.ts';
import { createPlatform, type Platform } from './createPlatform.ts';
import { checkPorts } from './openServers.ts';
import { createProgressPrinter } from './data/cli/createProgressPrinter.ts';
import { StartProblem } from './StartProblem.ts';

const defaultWebDir = path.resolve(import.meta.dirname, '../../insights/dist');

const progress = createProgressPrinter(process.stderr);

try {
  const config = readConfig(process.env, { workingDir: process.cwd(), defaultWebDir });
  await checkPorts(config);
  const platform = await createPlatform(config, {
    onSampleProgress: ({ title }) => process.stderr.write(`${title}\n`),
  });
  stopOnSignal(platform);
  const { url } = await platform.start();
  progress.finish();
  process.stdout.write(`Agency Insights is ready at ${url}\n`);
} catch (error) {
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
  if (error instanceof ConfigError || error instanceof StartProblem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
