import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { consoleLogger } from './logger.ts';

/**
 * A part of a screen that is fetched when it is first drawn. A browser does not fetch a file again that it could not get,
 * as the server was away or has a new release: the screen goes on without the part, and fails only where it is needed.
 * @param isNeeded Whether the screen is of no use without the part. Default: always.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isNeeded: (props: P) => boolean = () => true,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      consoleLogger.warn('A part of the page could not be fetched', error);
      return { default: missingPart(error, isNeeded) };
    }
  });
}

function missingPart<P>(error: unknown, isNeeded: (props: P) => boolean): ComponentType<P> {
  return function MissingPart(props) {
    if (isNeeded(props)) throw error;
    return null;
  };
}
