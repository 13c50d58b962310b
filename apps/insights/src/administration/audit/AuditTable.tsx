import { DataTable, remoteSource, type ColumnDef } from '@agency-insights/data-table';
import type { AuditAction, AuditEntry } from '@agency-insights/insights-api/people';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { describeChange } from '../describeChange.ts';
import { actionNames, timeText } from '../texts.ts';
import { usePeople } from '../usePeople.ts';

/** Props of AuditTable. */
export interface AuditTableProps {
  /** Whose lines are shown; without it all. */
  userId?: string;
  /** Which action; null: all. */
  action?: AuditAction | null;
  /** Called with the text that the lines are searched for. */
  onSearch?: (search: string) => void;
  /** Another number reads the lines again. */
  version?: number;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const columns: ColumnDef<AuditEntry>[] = [
  { id: 'at', header: 'When', format: (value) => timeText(text(value)), width: 190, disableSort: true },
  { id: 'actor', header: 'Who', minWidth: 180, disableSort: true },
  {
    id: 'action',
    header: 'What',
    accessor: ({ action }) => actionNames[action],
    minWidth: 170,
    disableSort: true,
  },
  { id: 'email', header: 'Whom', minWidth: 180, disableSort: true },
  { id: 'details', header: 'Details', accessor: describeChange, minWidth: 240, disableSort: true },
];
const ofOnePerson = columns.filter(({ id }) => id !== 'email');

/** What was done to whom, newest first, page by page as the service hands it out. */
export function AuditTable({ userId, action = null, onSearch, version = 0 }: AuditTableProps) {
  const { logger } = useServices();
  const people = usePeople();
  const source = useMemo(
    () =>
      remoteSource<AuditEntry>({
        fetchRows: async ({ offset, limit, search }, { signal }) => {
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
    [people, userId, action],
  );
  return (
    <DataTable
      key={version}
      aria-label="Audit trail"
      tableId="audit-trail"
      source={source}
      columns={userId === undefined ? columns : ofOnePerson}
      search={userId === undefined}
      onStateChange={({ globalFilter }) => onSearch?.(globalFilter.trim())}
      columnMenu={false}
      emptyText="Nothing has been recorded"
      logger={logger}
    />
  );
}
