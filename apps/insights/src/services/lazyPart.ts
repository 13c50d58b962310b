import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { consoleLogger } from './logger.ts';

const firstWaitMs = 1_000;
const maxTries = 6;

/**
 * A part of a screen that is fetched when it is first drawn. Where the server is away for a moment, it is asked for again
 * for half a minute, and the rest of the screen stays; only then is it an error of the screen.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await loadPatiently(load) }));
}

async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (tries === maxTries) throw error;
      consoleLogger.warn('A part of the page could not be fetched. It is tried again.', error);
      await new Promise((resolve) => setTimeout(resolve, firstWaitMs * 2 ** (tries - 1)));
    }
  }
}
