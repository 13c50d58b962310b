import { colors, Link, Skeleton } from '@agency-insights/ui-kit';
import InsertChartOutlined from '@mui/icons-material/InsertChartOutlined';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { useWords } from '../../language/useWords.ts';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { agencyHref, searchOf } from '../agencyAddresses.ts';
import { AllYears } from './AllYears.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { SearchLink } from './SearchLink.tsx';
import { StartSection } from './StartSection.tsx';
import { everyAgency, largestCount, type LargestAgencies } from './useLargestAgencies.ts';

const icon = <InsertChartOutlined />;
const rowHeight = 20;

const All = styled('div')({ marginTop: 8, fontSize: '0.875rem', lineHeight: '20px' });
/** The place wraps as a whole if a phone has no room for both. */
const NameAndPlace = styled('span')({ display: 'flex', flexWrap: 'wrap', columnGap: 8 });
const Place = styled('span')({ color: colors.textMuted });

/** The agencies that write most premium: there is something to read before anything was searched. */
export function LargestAgenciesSection({ largest }: { largest: LargestAgencies }) {
  const { agencies, total, hasFailed, isTrying, retry } = largest;
  const { t, formatCount, formatShortDollars } = useWords();
  const title = t('Largest agencies by written premium');
  if (agencies === null && hasFailed)
    return (
      <StartSection
        {...{ title, icon }}
        footer={<LoadFailure {...{ isTrying }} text={t('The agencies could not be loaded.')} onRetry={retry} />}
      >
        {null}
      </StartSection>
    );
  return (
    <StartSection
      {...{ title, icon }}
      subtitle={<AllYears />}
      footer={
        <All>
          {agencies === null ? (
            <Skeleton height={rowHeight} width="50%" />
          ) : (
            <SearchLink query={searchOf(everyAgency)}>
              {t('All {count} agencies, largest first', { count: formatCount(total) })}
            </SearchLink>
          )}
        </All>
      }
    >
      {agencies === null
        ? Array.from({ length: largestCount }, (_none, index) => <Skeleton key={index} height={rowHeight} />)
        : agencies.map(({ id, name, place, writtenPremium }) => (
            <Fragment key={id}>
              <NameAndPlace>
                <Link component={RouterLink} href={agencyHref(id, '')}>
                  {name}
                </Link>
                <Place>{place}</Place>
              </NameAndPlace>
              <small>{formatShortDollars(writtenPremium)}</small>
            </Fragment>
          ))}
    </StartSection>
  );
}
