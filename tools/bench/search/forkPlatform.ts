import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Where the platform and the floor answer, with a token that is good for minutes. */
export interface Served {
  url: string;
  token: string;
  floorUrl: string;
  /** The browser's state of the signed-in user. */
  cookies: { name: string; value: string }[];
}

/** A platform in its own process. */
export interface ForkedPlatform {
  child: ChildProcess;
  /** Returns the addresses, and a new token of the signed-in user. */
  signedIn(): Promise<Served>;
}

/** Starts the platform on a data folder. `webDir`: the folder of the built product; left out, it serves no pages. */
export async function forkPlatform(dataDir: string, webDir?: string): Promise<ForkedPlatform> {
  const child = fork(
    join(import.meta.dirname, 'servePlatform.mjs'),
    webDir === undefined ? [dataDir] : [dataDir, webDir],
  );
  const message = async (): Promise<Served> => ((await once(child, 'message')) as [Served])[0];
  await message();
  return {
    child,
    signedIn() {
      const answer = message();
      child.send('token');
      return answer;
    },
  };
}
