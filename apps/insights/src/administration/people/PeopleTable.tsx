import {
  DataTable,
  TwoLineCell,
  type CellContext,
  type ColumnDef,
  type RemoteSource,
} from '@agency-insights/data-table';
import type { PersonSummary } from '@agency-insights/insights-api/people';
import { Chip, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRouter } from '@tanstack/react-router';
import { useServices } from '../../services/ServicesContext.tsx';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { statusNames, timeText } from '../texts.ts';
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

/** What the colour of each state says. */
export const statusColors = { active: 'neutral', invited: 'info', blocked: 'error' } as const;

function Name({ row }: CellContext<PersonSummary>) {
  const { user_id, display_name, email } = row();
  const link = (
    // The table has one tab stop; Enter opens the row, which is the same.
    <NameLink href={personHref(user_id)} tabIndex={-1} data-row-link="">
      {display_name}
    </NameLink>
  );
  // People without a name are shown by their address.
  return display_name === email ? link : <TwoLineCell primary={link} secondary={email} />;
}

function Status({ row }: CellContext<PersonSummary>) {
  const { status } = row();
  return (
    <span>
      <Chip size="sm" label={statusNames[status]} color={statusColors[status]} />
    </span>
  );
}

const AccessLine = styled('span')({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });
const Role = styled(Chip)({ flexShrink: 0 });
const AccessWords = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' });
const NoAccess = styled('span')({ color: colors.textMuted });

function Access({ row }: CellContext<PersonSummary>) {
  const { permissions, roles } = row();
  const text = accessText(permissions);
  if (text === '' && roles.length === 0) return <NoAccess>No access</NoAccess>;
  return (
    <AccessLine>
      {roles.length > 0 && <Role size="sm" label="Administrator" color="primary" />}
      <AccessWords>{text}</AccessWords>
    </AccessLine>
  );
}

/** What is copied of a cell. */
function accessOf({ permissions, roles }: PersonSummary): string {
  const parts = [roles.length > 0 ? 'Administrator' : '', accessText(permissions)].filter((part) => part !== '');
  return parts.join(', ') || 'No access';
}

const columns: ColumnDef<PersonSummary>[] = [
  { id: 'display_name', header: 'Name', cell: Name, minWidth: 200, isSorted: true },
  { id: 'status', header: 'Status', cell: Status, width: 110 },
  { id: 'access', header: 'Access', accessor: accessOf, cell: Access, disableSort: true, minWidth: 300 },
  {
    id: 'last_sign_in_at',
    header: 'Last sign-in',
    format: (value) => timeText(typeof value === 'string' ? value : null),
    firstSortDirection: 'desc',
    width: 190,
  },
];

/** Width of the window from which on all columns have room. */
const roomForAll = '(min-width: 900px)';
const onlyNames = { columnVisibility: { access: false, last_sign_in_at: false } };

/** Props of PeopleTable. */
export interface PeopleTableProps {
  source: RemoteSource<PersonSummary>;
  /** What the address says of search, order and page. */
  state: AddressedState;
  /** Called with what belongs into the address. */
  onStateChange: (state: AddressedState) => void;
}

/** The people, page by page as the service hands them out. */
export function PeopleTable({ source, state, onStateChange }: PeopleTableProps) {
  const { logger } = useServices();
  const router = useRouter();
  const isRoomy = useMediaQuery(roomForAll, { noSsr: true });
  return (
    <DataTable
      key={String(isRoomy)}
      aria-label="People"
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
      emptyText="No people match"
      logger={logger}
    />
  );
}
