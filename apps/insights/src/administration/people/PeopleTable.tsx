import {
  DataTable,
  TwoLineCell,
  type CellContext,
  type ColumnDef,
  type RemoteSource,
} from '@agency-insights/data-table';
import type { PersonSummary } from '@agency-insights/insights-api/people';
import { Chip } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useServices } from '../../services/ServicesContext.tsx';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { permissionNames, statusNames, timeText } from '../texts.ts';
import { pageSizes, type AddressedState } from './peopleSearch.ts';

const NameLink = styled(RouterLink)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
});

/** What the colour of each state says. */
export const statusColors = { active: 'neutral', invited: 'info', blocked: 'error' } as const;

function Name({ row }: CellContext<PersonSummary>) {
  const { user_id, display_name, email } = row();
  const href = `/administration/people/${encodeURIComponent(user_id)}`;
  return <TwoLineCell primary={<NameLink href={href}>{display_name}</NameLink>} secondary={email} />;
}

function Status({ row }: CellContext<PersonSummary>) {
  const { status } = row();
  return (
    <span>
      <Chip size="sm" label={statusNames[status]} color={statusColors[status]} />
    </span>
  );
}

function accessOf({ permissions, roles }: PersonSummary): string {
  const names = permissions.map((name) => permissionNames[name]);
  return [...(roles.length > 0 ? ['Administrator'] : []), ...names].join(', ');
}

const columns: ColumnDef<PersonSummary>[] = [
  { id: 'display_name', header: 'Name', cell: Name, minWidth: 200, isSorted: true },
  { id: 'status', header: 'Status', cell: Status, width: 110 },
  { id: 'access', header: 'Access', accessor: accessOf, disableSort: true, minWidth: 240 },
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
  /** Called with what belongs into the address. `isSearch`: the text of the search has changed. */
  onStateChange: (state: AddressedState, isSearch: boolean) => void;
}

/** The people, page by page as the service hands them out. */
export function PeopleTable({ source, state, onStateChange }: PeopleTableProps) {
  const { logger } = useServices();
  const isRoomy = useMediaQuery(roomForAll, { noSsr: true });
  return (
    <DataTable
      key={String(isRoomy)}
      aria-label="People"
      tableId="people"
      source={source}
      columns={columns}
      search
      columnMenu={false}
      pageSizes={pageSizes}
      state={state}
      onStateChange={(next, { reason }) => {
        if (reason !== 'page-count') onStateChange(next, reason === 'search');
      }}
      defaultState={isRoomy ? {} : onlyNames}
      emptyText="No people match"
      logger={logger}
    />
  );
}
