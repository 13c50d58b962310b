import { DataTable, remoteSource, TwoLineCell, type CellContext, type ColumnDef } from '@agency-insights/data-table';
import type { AuditAction, AuditEntry } from '@agency-insights/insights-api/people';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { describeChange } from '../describeChange.ts';
import { actionNames, momentText, timeText } from '../texts.ts';
import { usePeople } from '../usePeople.ts';

/** Props of AuditTable. */
export interface AuditTableProps {
  /** Whose lines are shown; without it all. */
  userId?: string;
  /** Which action; null: all. */
  action?: AuditAction | null;
  /** Part of the address of who did it or to whom; empty: all. */
  search?: string;
  /** Another number reads the lines again. */
  version?: number;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const whatOf = ({ action }: AuditEntry) => actionNames[action];

const columns: ColumnDef<AuditEntry>[] = [
  { id: 'at', header: 'When', format: (value) => momentText(text(value)), width: 220, disableSort: true },
  { id: 'actor', header: 'Who', minWidth: 160, disableSort: true },
  { id: 'action', header: 'What', accessor: whatOf, minWidth: 150, disableSort: true },
  { id: 'email', header: 'Whom', minWidth: 160, disableSort: true },
  { id: 'details', header: 'Details', accessor: describeChange, minWidth: 200, disableSort: true },
];

function What({ row }: CellContext<AuditEntry>) {
  const entry = row();
  return <TwoLineCell primary={whatOf(entry)} secondary={entry.email} />;
}

function Who({ row }: CellContext<AuditEntry>) {
  const { actor, at } = row();
  return <TwoLineCell primary={actor} secondary={timeText(at)} />;
}

/** Where there is no room for more: what was done to whom, and by whom and when. */
const narrowColumns: ColumnDef<AuditEntry>[] = [
  { id: 'action', header: 'What', accessor: whatOf, cell: What, minWidth: 160, disableSort: true },
  { id: 'actor', header: 'Who', cell: Who, minWidth: 160, disableSort: true },
  { id: 'details', header: 'Details', accessor: describeChange, minWidth: 240, disableSort: true },
];

/** The same of one person: whom is known, so what changed has its place. */
function WhatOfOne({ row }: CellContext<AuditEntry>) {
  const entry = row();
  return <TwoLineCell primary={whatOf(entry)} secondary={describeChange(entry)} />;
}

const narrowOfOnePerson: ColumnDef<AuditEntry>[] = [
  { id: 'action', header: 'What', accessor: whatOf, cell: WhatOfOne, minWidth: 160, disableSort: true },
  { id: 'actor', header: 'Who', cell: Who, minWidth: 160, disableSort: true },
];
const ofOnePerson = columns.filter(({ id }) => id !== 'email');
const roomForAll = '(min-width: 900px)';

/** What was done to whom, newest first, page by page as the service hands it out. */
export function AuditTable({ userId, action = null, search = '', version = 0 }: AuditTableProps) {
  const { logger } = useServices();
  const people = usePeople();
  const isRoomy = useMediaQuery(roomForAll, { noSsr: true });
  const source = useMemo(
    () =>
      remoteSource<AuditEntry>({
        fetchRows: async ({ offset, limit }, { signal }) => {
          const { items, total } = await people.auditTrail(
            {
              page: String(Math.floor(offset / limit)),
              size: String(limit),
              ...(userId !== undefined && { user_id: userId }),
              ...(action !== null && { action }),
              ...(search !== '' && { search }),
            },
            { signal },
          );
          return { rows: items, total };
        },
        pageSize: 50,
        getRowId: ({ id }) => String(id),
      }),
    [people, userId, action, search],
  );
  const wide = userId === undefined ? columns : ofOnePerson;
  const narrow = userId === undefined ? narrowColumns : narrowOfOnePerson;
  return (
    <DataTable
      key={`${version} ${String(isRoomy)}`}
      aria-label="Audit trail"
      tableId={isRoomy ? 'audit-trail' : 'audit-trail-narrow'}
      source={source}
      columns={isRoomy ? wide : narrow}
      columnMenu={false}
      emptyText="Nothing has been recorded"
      logger={logger}
    />
  );
}
