import type { AgencySummary } from '@agency-insights/insights-api';
import { Alert, colors, Skeleton } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useWords } from '../../language/useWords.ts';
import { useAgency, type Agency } from '../useAgency.ts';
import { AllYears, useAllYears } from '../start/AllYears.tsx';
import { LineChips } from '../LineChips.tsx';
import { YearOnYear } from '../YearOnYear.tsx';
import { NamedAmounts, type NamedAmount } from './NamedAmounts.tsx';
import { PremiumByYear } from './PremiumByYear.tsx';
import type { PeekedAgency } from './useAgencyPeek.ts';
import { useAgencySummary } from './useAgencySummary.ts';

const maxCarriers = 5;
const maxAccounts = 4;

const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '12px 16px',
  margin: '12px 0 0',
  // Three figures leave no gap.
  '& > :first-of-type:nth-last-of-type(3)': { gridColumn: '1 / -1' },
  '& dt': { fontSize: '0.75rem', lineHeight: '16px', color: colors.textMuted },
  '& dd': { margin: 0, fontSize: '1rem', fontWeight: 500, lineHeight: '24px', fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, lineHeight: '16px', color: colors.textMuted },
  '& small::first-letter': { textTransform: 'uppercase' },
});
const Section = styled('section')({
  marginTop: 20,
  paddingTop: 16,
  borderTop: `1px solid ${colors.line}`,
  '& > h3': { margin: '0 0 8px', fontSize: '0.875rem', fontWeight: 500, lineHeight: '20px' },
  '& > h3 > span': { fontWeight: 400, color: colors.textMuted },
  '& > h3 + small': { display: 'block', margin: '-6px 0 8px', lineHeight: '16px', color: colors.textMuted },
  '& > h3 + small::first-letter': { textTransform: 'uppercase' },
});

export interface AgencyPeekBodyProps {
  agency: PeekedAgency;
  /** The search names dates of policies. */
  hasDates: boolean;
}

/** Content of the panel: the row immediately, the rest as it arrives. */
export function AgencyPeekBody({ agency, hasDates }: AgencyPeekBodyProps) {
  const { summary, error, retry } = useAgencySummary(agency.id);
  const accounts = useAgency(agency.id);
  const { t } = useWords();
  const failed = error ?? accounts.error;
  const tryAgain = () => {
    // The pressed button goes while it loads.
    document.activeElement?.closest<HTMLElement>('[role="region"]')?.focus();
    if (error) retry();
    if (accounts.error) accounts.retry();
  };
  return (
    <>
      <LineChips lines={agency.lines} />
      <RowFigures {...{ agency, hasDates }} asOf={summary?.as_of} />
      {failed && (
        <Section>
          <Alert
            severity="error"
            title={t('This agency could not be loaded')}
            action={{ label: t('Try again'), onClick: tryAgain }}
          >
            {t('Check the connection and try again.')}
          </Alert>
        </Section>
      )}
      {!error && <SummaryParts summary={summary} />}
      {!accounts.error && (
        <Part title={t('Accounts')} count={accounts.agency?.accounts.total} covers={<AllPolicies />}>
          {accounts.agency === null ? (
            <Bars rows={2} />
          ) : (
            <NamedAmounts
              items={accountsOf(accounts.agency)}
              total={accounts.agency.accounts.total}
              max={maxAccounts}
            />
          )}
        </Part>
      )}
    </>
  );
}

/** Premium by year and carriers; placeholder bars until they arrive. */
function SummaryParts({ summary }: { summary: AgencySummary | null }) {
  const { t } = useWords();
  const carriers = summary?.carriers.map(({ carrier, policies, written_premium: premium }) => ({
    key: carrier,
    name: carrier,
    premium,
    policies,
  }));
  return (
    <>
      <Part title={t('Written premium by year')}>
        {summary === null ? <Bars rows={5} /> : <PremiumByYear years={summary.years} asOf={summary.as_of} />}
      </Part>
      <Part title={t('Carriers')} count={summary?.carriers_total} covers={<AllPolicies />}>
        {carriers === undefined ? (
          <Bars rows={maxCarriers} />
        ) : (
          <NamedAmounts items={carriers} total={summary?.carriers_total ?? 0} max={maxCarriers} />
        )}
      </Part>
    </>
  );
}

/**
 * An agency whose whole book was found has one premium. `asOf`: the last day of the data, `yyyy-mm-dd`; undefined while it
 * loads.
 */
function RowFigures({ agency, hasDates, asOf }: AgencyPeekBodyProps & { asOf: string | undefined }) {
  const { t, formatCount, formatDollars } = useWords();
  return (
    <Figures>
      <div>
        <dt>{t('Search premium')}</dt>
        <dd>
          {formatDollars(agency.searchPremium)}
          <small>{hasDates ? t('in the dates searched') : <AllYears />}</small>
        </dd>
      </div>
      {(hasDates || agency.writtenPremium !== agency.searchPremium) && (
        <div>
          <dt>{t('Written premium')}</dt>
          <dd>
            {formatDollars(agency.writtenPremium)}
            <small>
              <AllYears />
            </small>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('Policies that match')}</dt>
        <dd>{formatCount(agency.policies)}</dd>
      </div>
      <div>
        <dt>{t('Year on year')}</dt>
        <dd>
          <YearOnYear ratio={agency.yearOnYear} />
          <small>{asOf === undefined ? '\u00a0' : t('{year} against {before}', yearsCompared(asOf))}</small>
        </dd>
      </div>
    </Figures>
  );
}

/** The last full calendar year and the year before. */
function yearsCompared(asOf: string): { year: string; before: string } {
  const year = Number(asOf.slice(0, 4)) - (asOf.endsWith('-12-31') ? 0 : 1);
  return { year: String(year), before: String(year - 1) };
}

interface PartProps {
  title: string;
  count?: number | undefined;
  /** What its figures cover. */
  covers?: ReactNode;
  children: ReactNode;
}

function Part({ title, count, covers, children }: PartProps) {
  const id = useId();
  const { formatCount } = useWords();
  return (
    <Section aria-labelledby={id}>
      <h3 id={id}>
        {title} {count !== undefined && <span>({formatCount(count)})</span>}
      </h3>
      {covers && <small>{covers}</small>}
      {children}
    </Section>
  );
}

/** The whole book of the agency, whatever was searched. */
function AllPolicies() {
  const { t } = useWords();
  return t('All policies, {period}', { period: useAllYears() });
}

/** Placeholder of loading rows. */
function Bars({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_none, row) => <Skeleton key={row} height={28} />);
}

function accountsOf({ accounts: { table } }: Agency): NamedAmount[] {
  const valueOf = (column: string, row: number): unknown => table.getChild(column)?.at(row);
  return Array.from({ length: Math.min(table.numRows, maxAccounts) }, (_none, row) => ({
    key: Number(valueOf('account_id', row)),
    name: String(valueOf('account_name', row)),
    place: `${String(valueOf('city', row))}, ${String(valueOf('state', row))}`,
    premium: Number(valueOf('written_premium', row)),
    policies: Number(valueOf('policies', row)),
  }));
}
