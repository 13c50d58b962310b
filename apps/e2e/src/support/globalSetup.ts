import { existsSync } from 'node:fs';
import path from 'node:path';
import { makeTestSet } from './testSet.ts';
import { root } from './workspace.ts';

/** Makes the policy set that every journey searches, and checks that the apps are built. */
export default async function globalSetup(): Promise<void> {
  for (const app of ['insights', 'dashboards'])
    if (!existsSync(path.join(root, `apps/${app}/dist/index.html`)))
      throw new Error(`apps/${app} is not built. Run \`npm test -- build\` first.`);
  await makeTestSet();
}
