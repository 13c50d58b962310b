import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { startPlatform } from '../../testing/startPlatform.test-support.ts';

/** How a platform started on a warehouse. */
export interface WarehouseStart {
  /** Status of its readiness, once that is 200, at the latest after a minute. */
  ready: number;
  /** Its warnings about the warehouse; may be empty. */
  warnings: string;
}

/** The address of a warehouse for another user. */
export function addressAs(url: string, user: string, password: string): string {
  return url.replace(/\/\/[^@]+@/, `//${user}:${password}@`);
}

/** Starts a platform on a warehouse, looks how it is, and stops it. */
export async function startWith(address: string): Promise<WarehouseStart> {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const platform = await startPlatform({ env: { WAREHOUSE_URL: address }, logger });
  const ready = await readinessOf(platform.url);
  await platform.stop();
  return { ready, warnings: lines.filter((line) => line.includes('WAREHOUSE_URL')).join('') };
}

/** A busy server may take longer than one look for the set in use. */
async function readinessOf(url: string): Promise<number> {
  for (const deadline = Date.now() + 60_000; ; await wait(100)) {
    const { status } = await fetch(`${url}/readyz`);
    if (status === 200 || Date.now() > deadline) return status;
  }
}
