import { DataTable, remoteSource, TwoLineCell, type CellContext, type ColumnDef } from '@agency-insights/data-table';
import type { AuditEntry } from '@agency-insights/insights-api/people';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import type { Words } from '../../language/createWords.ts';
import { useWords } from '../../language/useWords.ts';
import { useTimes, type Times } from '../useTimes.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { describeChange } from '../describeChange.ts';
import { actionNames } from '../texts.ts';
import { usePeople } from '../usePeople.ts';
import { auditQuery, type AuditSearch } from './auditQuery.ts';

/** Props of AuditTable. */
export interface AuditTableProps extends AuditSearch {
  /** A new number reloads the entries. */
  version?: number;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function What({ row }: CellContext<AuditEntry>) {
  const { action, email } = row();
  return <TwoLineCell primary={<ActionName action={action} />} secondary={email} />;
}

function ActionName({ action }: Pick<AuditEntry, 'action'>) {
  const { t } = useWords();
  return t(actionNames[action]);
}

function Who({ row }: CellContext<AuditEntry>) {
  const { actor, at } = row();
  return <TwoLineCell primary={actor} secondary={<Time at={at} />} />;
}

function Time({ at }: Pick<AuditEntry, 'at'>) {
  const { timeText } = useTimes();
  return timeText(at);
}

/** Like `What`, for the page of one person: shows the change instead of the person. */
function WhatOfOne({ row }: CellContext<AuditEntry>) {
  const entry = row();
  return <TwoLineCell primary={<ActionName action={entry.action} />} secondary={<Change entry={entry} />} />;
}

function Change({ entry }: { entry: AuditEntry }) {
  return describeChange(entry, useWords());
}

/** The room of a row: two lines, one in compact rows. A focused cell shows the whole text. */
const TwoLines = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  '[data-density="compact"] &': { WebkitLineClamp: 1 },
  ':focus-visible > &': { WebkitLineClamp: 'none' },
});

function Details({ row }: CellContext<AuditEntry>) {
  return (
    <TwoLines>
      <Change entry={row()} />
    </TwoLines>
  );
}

function When({ row }: CellContext<AuditEntry>) {
  return <Moment at={row().at} />;
}

function Moment({ at }: Pick<AuditEntry, 'at'>) {
  const { dayText, clockText } = useTimes();
  return <TwoLineCell primary={dayText(at)} secondary={clockText(at)} />;
}

/** All columns. */
function wideColumns(words: Words, momentText: Times['momentText'], isOfOne: boolean): ColumnDef<AuditEntry>[] {
  const { t } = words;
  const whatOf = ({ action }: AuditEntry) => t(actionNames[action]);
  const change = (entry: AuditEntry) => describeChange(entry, words);
  return [
    {
      id: 'at',
      header: t('When'),
      // Copied in one line.
      format: (value) => momentText(text(value)),
      cell: When,
      width: 140,
      disableSort: true,
    },
    { id: 'actor', header: t('Who'), minWidth: 160, maxWidth: 240, disableSort: true },
    { id: 'action', header: t('What'), accessor: whatOf, minWidth: 150, maxWidth: 220, disableSort: true },
    ...(isOfOne ? [] : [{ id: 'email', header: t('Whom'), minWidth: 160, maxWidth: 240, disableSort: true } as const]),
    { id: 'details', header: t('Details'), accessor: change, cell: Details, minWidth: 260, disableSort: true },
  ];
}

/** Columns of narrow screens: what was done to whom, by whom and when. */
function narrowColumns(words: Words, isOfOne: boolean): ColumnDef<AuditEntry>[] {
  const { t } = words;
  const whatOf = ({ action }: AuditEntry) => t(actionNames[action]);
  const change = (entry: AuditEntry) => describeChange(entry, words);
  return [
    {
      id: 'action',
      header: t('What'),
      accessor: whatOf,
      cell: isOfOne ? WhatOfOne : What,
      minWidth: 160,
      disableSort: true,
    },
    { id: 'actor', header: t('Who'), cell: Who, minWidth: 160, disableSort: true },
    ...(isOfOne
      ? []
      : [
          {
            id: 'details',
            header: t('Details'),
            accessor: change,
            cell: Details,
            minWidth: 240,
            disableSort: true,
          } as const,
        ]),
  ];
}

const roomForAll = '(min-width: 900px)';

/** The audit trail, newest first, by the pages of the service. */
export function AuditTable({ userId, action, search, from, version = 0 }: AuditTableProps) {
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
              ...auditQuery({ userId, action, search, from }),
            },
            { signal },
          );
          return { rows: items, total };
        },
        pageSize: 50,
        getRowId: ({ id }) => String(id),
      }),
    [people, userId, action, search, from],
  );
  const words = useWords();
  const { momentText } = useTimes();
  const isOfOne = userId !== undefined;
  const columns = useMemo(
    () => (isRoomy ? wideColumns(words, momentText, isOfOne) : narrowColumns(words, isOfOne)),
    [words, momentText, isRoomy, isOfOne],
  );
  return (
    <DataTable
      key={`${version} ${String(isRoomy)}`}
      aria-label={words.t('Audit trail')}
      tableId={isRoomy ? 'audit-trail' : 'audit-trail-narrow'}
      source={source}
      columns={columns}
      columnMenu={false}
      emptyText={words.t('Nothing has been recorded')}
      logger={logger}
    />
  );
}
