// `npm run platform:faults -- 'POST /api/v1/looker/** 500' 'GET /api/auth/session slow:2000'`: runs the platform for tests, on this
// machine alone, with faults on its routes. Tests read and change the faults at /__faults while it runs.
import path from 'node:path';
import process from 'node:process';
import { ConfigError } from '../config/ConfigError.ts';
import { readConfig } from '../config/readConfig.ts';
import { StartProblem } from '../config/StartProblem.ts';
import { createPlatform } from '../createPlatform.ts';
import { faultMiddleware, faultsPath } from './faultMiddleware.ts';
import { parseFaultRule } from './FaultRule.ts';
import { FaultRules } from './FaultRules.ts';
import { refuseOtherHosts } from './refuseOtherHosts.ts';

try {
  refuseOtherHosts(process.env);
  const rules = new FaultRules(process.argv.slice(2).map(parseFaultRule));
  const config = readConfig(process.env, {
    workingDir: process.cwd(),
    defaultWebDir: path.resolve(import.meta.dirname, '../../../insights/dist'),
    dashboardsDir: path.resolve(import.meta.dirname, '../../../dashboards/dist'),
  });
  const platform = await createPlatform(config, { around: faultMiddleware(rules) });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void platform.stop().then(() => process.exit(0)));
  const { url } = await platform.start();
  process.stdout.write(
    `Agency Insights with faults is ready at ${url} (rules: ${rules.list().length}, ${url}${faultsPath})\n`,
  );
} catch (error) {
  const isWorded = error instanceof ConfigError || error instanceof StartProblem || error instanceof RangeError;
  process.stderr.write(`${isWorded ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
}
