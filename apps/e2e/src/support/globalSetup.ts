import { existsSync } from 'node:fs';
import path from 'node:path';
import { makeTestSet } from './testSet.ts';
import { root } from './workspace.ts';

/** Makes the policy set that every journey searches, and checks that the app is built. */
export default async function globalSetup(): Promise<void> {
  if (!existsSync(path.join(root, 'apps/insights/dist/index.html'))) {
    throw new Error('The app is not built. Run `npx nx run insights:build` first.');
  }
  await makeTestSet();
}
