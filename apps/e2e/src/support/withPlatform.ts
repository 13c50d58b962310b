import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../../../../tools/freePorts.ts';
import { PlatformProcess } from './PlatformProcess.ts';
import { testSetDataFolder } from './testSet.ts';

/** Calls `use` with a platform on a copy of the test set; afterwards both are gone. */
export async function withPlatform(
  environment: Record<string, string>,
  use: (platform: PlatformProcess) => Promise<void>,
): Promise<void> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'agency-insights-'));
  cpSync(testSetDataFolder, dataFolder, { recursive: true });
  const platform = await startOnFreePorts(dataFolder, environment);
  await use(platform);
  await platform.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

/** Starts a platform; tries other ports where another program takes them before the platform listens. */
async function startOnFreePorts(
  dataFolder: string,
  environment: Record<string, string>,
  attempts = 5,
): Promise<PlatformProcess> {
  const [port = 0, identityProviderPort = 0] = await freePorts(2);
  const platform = new PlatformProcess({ dataFolder, port, identityProviderPort, environment });
  try {
    await platform.start();
  } catch (error) {
    if (attempts <= 1 || !/is taken by another program/.test(platform.output)) throw error;
    return startOnFreePorts(dataFolder, environment, attempts - 1);
  }
  return platform;
}
