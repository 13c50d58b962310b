import { Readable } from 'node:stream';
import type { AuditEntry } from '@agency-insights/insights-api/contract';
import type { Routes } from '../http/Routes.ts';
import { streamResponse } from '../http/streamResponse.ts';
import { csvLine } from './csvLine.ts';
import { type AuditFilters, readAuditPage, readAuditTrail } from '../audit/AuditTrail.ts';
import type { MountPeopleOptions } from './MountPeopleOptions.ts';

const defaultPageSize = 25;
const columns = ['at', 'actor', 'action', 'user_id', 'email', 'details'] as const;

/** Mounts the calls that list and download the audit trail. */
export function mountAuditTrail(routes: Routes, { database: { db }, now }: MountPeopleOptions): void {
  routes.mount('auditTrail.page', async ({ query: { page = 0, size = defaultPageSize, ...filters } }) => ({
    ...(await readAuditPage(db, filters, { page, size })),
    page,
    size,
  }));
  routes.mount('auditTrail.export', ({ query }) => {
    const day = new Date(now()).toISOString().slice(0, 10);
    return streamResponse(Readable.from(lines(query), { objectMode: false }), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="audit-trail-${day}.csv"`,
        'cache-control': 'private, no-store',
      },
    });
  });

  async function* lines(filters: AuditFilters): AsyncGenerator<Buffer> {
    // Spreadsheets assume another encoding without a byte order mark.
    let head = `\ufeff${csvLine(columns)}`;
    for await (const entries of readAuditTrail(db, filters)) {
      yield Buffer.from(head + entries.map(lineOf).join(''));
      head = '';
    }
    if (head !== '') yield Buffer.from(head);
  }
}

function lineOf(entry: AuditEntry): string {
  return csvLine(columns.map((column) => cellOf(entry, column)));
}

function cellOf(entry: AuditEntry, column: (typeof columns)[number]): string {
  return column === 'details' ? JSON.stringify(entry.details) : entry[column];
}
