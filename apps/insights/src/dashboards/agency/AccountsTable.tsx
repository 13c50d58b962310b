import { arrowSource, DataTable, type CellContext, type ColumnDef } from '@agency-insights/data-table';
import type { ResultSet } from '@agency-insights/insights-api';
import { Button, colors, IconButton, Tooltip } from '@agency-insights/ui-kit';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { readIds } from '../address/changeDashboardSearch.ts';
import { accountsHint, wordCheckedAccounts } from './texts.ts';
import { AllYears } from '../../find-agencies/start/AllYears.tsx';
import type { Words } from '../../language/createWords.ts';
import { useWords } from '../../language/useWords.ts';

/** px, as the table's own rows. */
const rowHeight = 46;
/** The header, nine rows and a half: that more follow is seen. */
const maxHeight = rowHeight * 10.5;

const Section = styled('section')({ marginTop: 4 });
const Heading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  marginBottom: 4,
  '& h2': { margin: 0, fontSize: '1rem', fontWeight: 500, lineHeight: 1.5 },
  '& p': { flex: 1, margin: '0 8px', fontSize: '0.875rem', color: colors.textMuted },
});

/** The name of the agency, which the accounts share, is cut off before the place behind it, in its own line where needed. */
const Name = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.25em',
  overflow: 'hidden',
  lineHeight: 1.3,
  '& > span': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  ':focus-visible > && > span': { whiteSpace: 'normal' },
});

const accountNameOf = (agency: string) =>
  function AccountName({ value }: CellContext<unknown>) {
    const name = String(value);
    const shared = `${agency}, `;
    const parts = name.startsWith(shared) ? [shared, name.slice(shared.length)] : [name];
    return (
      <Name>
        {parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </Name>
    );
  };

function columnsIn({ t, formatCount, formatDollars }: Words, agency: string): ColumnDef<unknown>[] {
  const number = (format: (value: number) => string) => (value: unknown) =>
    typeof value === 'number' ? format(value) : '';
  const amount = { align: 'right', firstSortDirection: 'desc' } as const;
  return [
    { id: 'account_name', header: t('Account'), cell: accountNameOf(agency), minWidth: 150 },
    { id: 'account', header: t('Code'), width: 100 },
    { id: 'city', header: t('City'), minWidth: 96 },
    { id: 'state', header: t('State'), width: 68 },
    { id: 'policies', header: t('Policies'), format: number(formatCount), width: 86, ...amount },
    { id: 'written_premium', header: t('Written premium'), format: number(formatDollars), width: 140, ...amount },
  ];
}

export interface AccountsTableProps {
  accounts: ResultSet;
  /** The name of the agency: beside others in a comparison the page's title does not say it. */
  agency: string;
  /** Ids of the checked accounts, separated by commas; undefined: none, which means all. */
  checked: string | undefined;
  /** Called with the ids of the checked accounts; null: none. */
  onCheck: (accounts: string | null) => void;
}

/** The agency's accounts: the checked ones aggregate the dashboard, none checked means all (APP-DASH-8). */
export function AccountsTable({ accounts, agency, checked, onCheck }: AccountsTableProps) {
  const { logger } = useServices();
  const words = useWords();
  const { t } = words;
  const columns = useMemo(() => columnsIn(words, agency), [words, agency]);
  const source = useMemo(() => arrowSource(accounts.table), [accounts]);
  const ids = useMemo(() => [...(accounts.table.getChild('account_id') ?? [])].map(String), [accounts]);
  const checkedIds = readIds(checked).map(String);
  const title = t('Accounts of {agency}', { agency });
  return (
    <Section aria-label={title}>
      <Heading>
        <h2>{title}</h2>
        <Tooltip id="AGGREGATE_TABLE" title={t(accountsHint)} openOnPress>
          <IconButton label={t('About this table')} size="sm" tooltip={false}>
            <InfoOutlined />
          </IconButton>
        </Tooltip>
        <p role="status">
          {wordCheckedAccounts(checkedIds.length, ids.length, words)} · <AllYears />
        </p>
        {checkedIds.length > 0 && (
          <Button variant="text" size="sm" onClick={() => onCheck(null)}>
            {t('Uncheck all')}
          </Button>
        )}
      </Heading>
      <DataTable
        aria-label={t('Accounts')}
        source={source}
        columns={columns}
        idKey="account_id"
        selection="multiple"
        columnMenu={false}
        paging={false}
        height={Math.min(maxHeight, rowHeight * (ids.length + 1) + 2)}
        state={{ rowSelection: { mode: 'include', ids: checkedIds } }}
        onStateChange={({ rowSelection: { mode, ids: named } }, { reason }) => {
          if (reason !== 'row-selection') return;
          const next = ids.filter((id) => named.includes(id) === (mode === 'include'));
          onCheck(next.length === 0 ? null : next.join(','));
        }}
        logger={logger}
      />
    </Section>
  );
}
