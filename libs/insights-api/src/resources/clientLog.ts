import { clientLogEndpoints } from '../contract/tables/clientLogEndpoints.ts';
import type { EndpointArguments } from '../contract/endpointSchemas.ts';

/** What happened in the browser: a level, a stable code, and what helps to find the cause. */
export type ClientLogEntry = EndpointArguments<'clientLog.write'>['body'];

/** What createClientLog takes besides the base address. */
export interface ClientLogOptions {
  /** Sends without waiting, also while the page goes away. Default: `navigator.sendBeacon` where there is one. */
  sendBeacon?: (url: string, body: URLSearchParams) => boolean;
  /** Used where no beacon can be sent. Default: the global `fetch`. */
  fetch?: typeof fetch;
}

/** Tells the service of errors in the browser. */
export interface ClientLogResource {
  /** Sends an entry by beacon; never throws and never waits. */
  write(entry: ClientLogEntry): void;
}

/** Makes the client log under a base address that `baseAddress` has checked. */
export function createClientLog(base: string, options: ClientLogOptions = {}): ClientLogResource {
  const send = options.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));
  const sendBeacon = options.sendBeacon ?? defaultBeacon();
  const url = base + clientLogEndpoints['clientLog.write'].path;
  return {
    write(entry) {
      const body = new URLSearchParams();
      for (const [name, value] of Object.entries(entry)) if (value !== undefined) body.set(name, value);
      if (sendBeacon?.(url, body)) return;
      // A log entry that cannot be delivered has nowhere else to go.
      send(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
    },
  };
}

function defaultBeacon(): ClientLogOptions['sendBeacon'] {
  if (typeof navigator === 'undefined' || typeof navigator.sendBeacon !== 'function') return undefined;
  return (url, body) => navigator.sendBeacon(url, body);
}
