import { colors, Link, Skeleton } from '@agency-insights/ui-kit';
import LeaderboardOutlined from '@mui/icons-material/LeaderboardOutlined';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { agencyHref } from '../find-agencies/agencyAddresses.ts';
import { largestAgencies } from '../find-agencies/agencySearch.ts';
import { AllYears } from '../find-agencies/start/AllYears.tsx';
import { LoadFailure } from '../find-agencies/start/LoadFailure.tsx';
import { StartSection } from '../find-agencies/start/StartSection.tsx';
import { useLargestAgencies } from '../find-agencies/start/useLargestAgencies.ts';
import { useWords } from '../language/useWords.ts';
import { RouterLink } from '../shell/RouterLink.tsx';

const { limit } = largestAgencies;

const Period = styled('p')({
  margin: '12px 0 0',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: colors.textMuted,
  '&::first-letter': { textTransform: 'uppercase' },
});

/** The agencies that write most premium: each row opens its profile. */
export function LargestAgencies() {
  const { result, hasFailed, isTrying } = useLargestAgencies();
  const { t, formatDollars } = useWords();
  const read = (column: string, row: number) => String(result?.table.getChild(column)?.at(row) ?? '');
  return (
    <StartSection
      title={t('Largest agencies by written premium')}
      icon={<LeaderboardOutlined />}
      footer={
        hasFailed ? (
          <LoadFailure {...{ isTrying }} text={t('The agencies could not be loaded.')} />
        ) : (
          <Period>
            <AllYears />
          </Period>
        )
      }
    >
      {!hasFailed &&
        Array.from({ length: result ? Math.min(limit, result.table.numRows) : limit }, (_none, row) =>
          result === null ? (
            <Skeleton key={row} width="100%" height={20} />
          ) : (
            <Fragment key={row}>
              <span>
                <Link component={RouterLink} href={agencyHref(Number(read('agency_id', row)), '')}>
                  {read('agency_name', row)}
                </Link>
              </span>
              <small>{formatDollars(Number(read('search_premium', row)))}</small>
            </Fragment>
          ),
        )}
    </StartSection>
  );
}
