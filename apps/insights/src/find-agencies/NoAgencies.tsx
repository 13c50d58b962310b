import { usePermissions } from '@agency-insights/auth-session/react';
import { useFormWords } from '@agency-insights/form-renderer';
import type { FilterChip } from '@agency-insights/form-renderer/filters';
import type { Filters } from '@agency-insights/insights-api';
import { Button, NotFound } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useWords } from '../language/useWords.ts';
import { countFilters } from './agencySearch.ts';
import { deniedLineText } from './deniedLineText.ts';
import { ReasonCard } from './ReasonCard.ts';
import { useFilterAdvice } from './useFilterAdvice.ts';
import type { FindAgenciesState } from './useFindAgencies.ts';
import { useLedFocus } from './useLedFocus.ts';

const Advice = styled('ul')({
  display: 'grid',
  gap: 8,
  // The same for all results, whatever the sentence above.
  width: 480,
  maxWidth: '100%',
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '& button': { width: '100%', height: 'auto', minHeight: 36, paddingBlock: 6, whiteSpace: 'normal' },
});

const maxAdvice = 3;

/** Room of the card for advice on each filter, which comes after the card; one filter has none. */
function roomFor(filters: Filters) {
  const count = countFilters(filters);
  return count > 1 ? { minHeight: 291 + 44 * Math.min(count, maxAdvice) } : undefined;
}

export interface NoAgenciesProps {
  state: FindAgenciesState;
  chips: readonly FilterChip[];
  onRemove: (key: string) => void;
  /** The element that had the focus when the search started. */
  startedFrom: RefObject<Element | null>;
}

/**
 * No agency matches: says so, and which single filter to remove to find some (APP-FIND-7, PLUS-11). The focus moves here from
 * the button that started the search.
 */
export function NoAgencies({ state, chips, onRemove, startedFrom }: NoAgenciesProps) {
  const advice = useFilterAdvice(state.currentFilters)?.slice(0, maxAdvice);
  const { permissions } = usePermissions();
  const { t, formatCountOf } = useWords();
  const { label } = useFormWords().texts.sentence;
  const deniedLine = deniedLineText(state.currentFilters.line, permissions ?? [], t);
  const nameOf = (key: string) => label(chips.find((chip) => chip.fieldId === key)?.label ?? key);
  // Without another filter nothing is found either.
  const offersLine = deniedLine !== null && advice !== undefined && !advice.some(({ key }) => key === 'line');
  const title = t('No agencies found');
  const place = useLedFocus(startedFrom);
  return (
    <ReasonCard ref={place} role="group" aria-label={title} tabIndex={-1} style={roomFor(state.currentFilters)}>
      <NotFound
        title={title}
        description={
          <>
            {deniedLine}
            {advice !== undefined && advice.length > 0 && (
              <>
                {deniedLine ? ' ' : ''}
                {t(
                  advice.length > 1
                    ? 'No agency matches all filters. Without one of them:'
                    : 'No agency matches all filters. Without this one:',
                )}
                <Advice aria-label={t('Filters to remove')}>
                  {advice.map(({ key, agencies }, index) => (
                    <li key={key}>
                      <Button variant={index === 0 ? 'contained' : 'outlined'} onClick={() => onRemove(key)}>
                        {t('Remove {filter} – {agencies}', {
                          filter: nameOf(key),
                          agencies: formatCountOf(agencies, 'agency', 'agencies'),
                        })}
                      </Button>
                    </li>
                  ))}
                </Advice>
              </>
            )}
          </>
        }
        action={
          advice && (
            <>
              {offersLine && (
                <Button variant="contained" onClick={() => onRemove('line')}>
                  {t('Remove {filter}', { filter: nameOf('line') })}
                </Button>
              )}
              <Button variant={offersLine || advice.length > 0 ? 'text' : 'contained'} onClick={state.clearAll}>
                {t('Clear search')}
              </Button>
            </>
          )
        }
      />
    </ReasonCard>
  );
}
