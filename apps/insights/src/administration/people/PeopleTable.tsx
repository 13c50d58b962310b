import {
  DataTable,
  TwoLineCell,
  type CellContext,
  type ColumnDef,
  type RemoteSource,
} from '@agency-insights/data-table';
import type { PersonSummary } from '@agency-insights/insights-api/people';
import { Chip, colors, cutOff } from '@agency-insights/ui-kit';
import { useMemo } from 'react';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRouter } from '@tanstack/react-router';
import type { Translate } from '../../language/createWords.ts';
import { useWords } from '../../language/useWords.ts';
import { useTimes, type Times } from '../useTimes.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { statusNames } from '../texts.ts';
import { accessText } from './accessText.ts';
import { pageSizes, type AddressedState } from './peopleSearch.ts';

const NameLink = styled(RouterLink)({
  color: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
});

const personPath = '/administration/people/$id';
const personHref = (id: string) => personPath.replace('$id', encodeURIComponent(id));

/** Colours by state. */
export const statusColors = { active: 'neutral', invited: 'info', blocked: 'error' } as const;

function Name({ row }: CellContext<PersonSummary>) {
  const { user_id, display_name, email } = row();
  const link = (
    // The table has one tab stop; Enter opens the row, which has the same target.
    <NameLink href={personHref(user_id)} tabIndex={-1} data-row-link="">
      {display_name}
    </NameLink>
  );
  // People without a name are shown by their address.
  return display_name === email ? link : <TwoLineCell primary={link} secondary={email} />;
}

function Status({ row }: CellContext<PersonSummary>) {
  return <StatusChip status={row().status} />;
}

function StatusChip({ status }: Pick<PersonSummary, 'status'>) {
  const { t } = useWords();
  return (
    <span>
      <Chip size="sm" label={t(statusNames[status])} color={statusColors[status]} />
    </span>
  );
}

const AccessLine = styled('span')({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });
const Role = styled(Chip)({ flexShrink: 0 });
const AccessWords = styled('span')(cutOff);
const NoAccess = styled('span')({ color: colors.textMuted });

function Access({ row }: CellContext<PersonSummary>) {
  return <AccessSummary {...row()} />;
}

function AccessSummary({ permissions, roles }: Pick<PersonSummary, 'permissions' | 'roles'>) {
  const { t } = useWords();
  const text = accessText(permissions, t);
  if (text === '' && roles.length === 0) return <NoAccess>{t('No access')}</NoAccess>;
  return (
    <AccessLine>
      {roles.length > 0 && <Role size="sm" label={t('Administrator')} color="primary" />}
      <AccessWords>{text}</AccessWords>
    </AccessLine>
  );
}

/** Text that is copied from a cell. */
function accessOf({ permissions, roles }: PersonSummary, t: Translate): string {
  const parts = [roles.length > 0 ? t('Administrator') : '', accessText(permissions, t)].filter((part) => part !== '');
  return parts.join(', ') || t('No access');
}

function columnsOf(t: Translate, timeText: Times['timeText']): ColumnDef<PersonSummary>[] {
  return [
    { id: 'display_name', header: t('Name'), cell: Name, minWidth: 200, isSorted: true },
    { id: 'status', header: t('Status'), cell: Status, width: 110 },
    {
      id: 'access',
      header: t('Access'),
      accessor: (person) => accessOf(person, t),
      cell: Access,
      disableSort: true,
      minWidth: 300,
    },
    {
      id: 'last_sign_in_at',
      header: t('Last sign-in'),
      format: (value) => (typeof value === 'string' ? timeText(value) : t('Never')),
      firstSortDirection: 'desc',
      width: 190,
    },
  ];
}

/** Width of the window from which on all columns have room. */
const roomForAll = '(min-width: 900px)';
const onlyNames = { columnVisibility: { access: false, last_sign_in_at: false } };

/** Props of PeopleTable. */
export interface PeopleTableProps {
  source: RemoteSource<PersonSummary>;
  /** Search, order and page from the address. */
  state: AddressedState;
  /** Called with the new state for the address. */
  onStateChange: (state: AddressedState) => void;
}

/** The people, page by page as the service hands them out. */
export function PeopleTable({ source, state, onStateChange }: PeopleTableProps) {
  const { t } = useWords();
  const { logger } = useServices();
  const router = useRouter();
  const isRoomy = useMediaQuery(roomForAll, { noSsr: true });
  const { timeText } = useTimes();
  const columns = useMemo(() => columnsOf(t, timeText), [t, timeText]);
  return (
    <DataTable
      key={String(isRoomy)}
      aria-label={t('People')}
      tableId="people"
      source={source}
      columns={columns}
      columnMenu={false}
      pageSizes={pageSizes}
      state={state}
      onRowClick={({ row }) => void router.navigate({ to: personPath, params: { id: row().user_id } })}
      onStateChange={(next, { reason }) => {
        if (reason !== 'page-count') onStateChange(next);
      }}
      defaultState={isRoomy ? {} : onlyNames}
      emptyText={t('No people match')}
      logger={logger}
    />
  );
}
