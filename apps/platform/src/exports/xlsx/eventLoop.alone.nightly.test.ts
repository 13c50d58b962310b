import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after, before, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { CellKind } from '@agency-insights/insights-api/workbook';
import type { Column } from '../../warehouse/ColumnarTable.ts';
import { watchEventLoop, watchUntilShort } from '../watchEventLoop.test-support.ts';
import { type TableSheet, writeXlsx } from './writeXlsx.ts';

const longestAllowedMs = 50;

describe('the service while it writes an export', () => {
  let folder = '';
  let count = 0;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'insights-loop-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const write = (sheet: TableSheet) =>
    writeXlsx({
      path: join(folder, `${(count += 1)}.xlsx`),
      title: 'MI Search Results',
      createdAt: Date.UTC(2026, 10, 20),
      sheets: [sheet],
    });

  it('keeps responding: 100,000 rows block the event loop for at most 50 ms at a time, and memory stays flat [PLAT-8]', async (test) => {
    const small = agencies(20_000);
    const large = agencies(100_000);
    const fifth = await watchEventLoop(() => write(small));
    const whole = await watchUntilShort(longestAllowedMs, () => write(large));
    test.diagnostic(
      `longest turn ${whole.longestTurnMs.toFixed(1)} ms, longest delay ${whole.longestDelayMs.toFixed(1)} ms`,
    );
    assert.ok(whole.longestTurnMs <= longestAllowedMs, `one turn took ${whole.longestTurnMs} ms`);
    assert.ok(
      whole.peakBytes < fifth.peakBytes + 64 * 2 ** 20,
      `${whole.peakBytes} bytes at the peak, ${fifth.peakBytes} with a fifth of the rows`,
    );
  });

  it('is watched by a measurement that detects a turn that is too long', async () => {
    const { longestTurnMs, longestDelayMs } = await watchUntilShort(longestAllowedMs, async () => {
      await delay(20);
      const from = process.threadCpuUsage();
      while (process.threadCpuUsage(from).user < 1.5 * longestAllowedMs * 1_000);
      await delay(20);
    });
    assert.ok(longestTurnMs > longestAllowedMs && longestDelayMs > longestAllowedMs);
  });
});

/** A sheet like that of an agency search. */
function agencies(rowCount: number): TableSheet {
  const rows = Array.from({ length: rowCount }, (_, row) => row);
  const text = (header: string, value: (row: number) => string) => {
    const column: Column = { name: header, type: 'utf8', values: rows.map(value) };
    return { header, kind: 'text' as CellKind, column };
  };
  const number = (header: string, kind: CellKind, value: (row: number) => number) => {
    const column: Column = { name: header, type: 'float64', values: Float64Array.from(rows, value) };
    return { header, kind, column };
  };
  const columns = [
    text('Agency', (row) => `Lone Star Risk Advisors & Sons ${row}`),
    text('City', (row) => `Austin ${row % 500}`),
    text('State', () => 'TX'),
    text('Primary account', (row) => String(row).padStart(7, '0')),
    number('Accounts', 'integer', (row) => row % 12),
    text('Lines', () => 'Personal, Commercial'),
    number('Policies', 'integer', (row) => row % 1_200),
    number('Search premium', 'money', (row) => row * 1_234_567),
    number('Written premium', 'money', (row) => row * 7_654_321),
    number('Year on year', 'share', (row) => (row % 500) / 1_000),
    text('Largest carrier', (row) => `Carrier ${row % 300}`),
  ];
  return { name: 'Agencies', columns, rowCount };
}
