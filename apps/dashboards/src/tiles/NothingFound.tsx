import { filterLabels } from '@agency-insights/insights-api/contract';
import { Button, colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactElement } from 'react';
import { useDashboard, useDashboardState } from '../context/DashboardContext.ts';
import { insideSentence } from '../charts/format/insideSentence.ts';
import { dropFilter, droppableKeys } from './droppableFilters.ts';
import { t, tCount, translated, type Label } from '../language/texts.ts';

/** Advice beyond this is more than people read. */
const maxAdvice = 3;

const Root = styled('div')({
  padding: '16px 0 8px',
  textAlign: 'center',
  fontSize: fontSizes.sm,
  color: colors.textMuted,
  '& h3': { margin: '0 0 4px', fontSize: fontSizes.md, fontWeight: 500, color: colors.text },
  '& p': { margin: '0 0 8px' },
  '& ul': { margin: '0 0 8px', padding: 0, listStyle: 'none' },
});

/** Names of filters that only dashboards have. */
const ownLabels: Readonly<Record<string, Label>> = { accounts: 'The choice of accounts', compare: 'The comparison' };

/** No policy matches the filters: says so, and which single filter to drop to see some (PLUS-11). */
export function NothingFound(): ReactElement {
  const dashboard = useDashboard();
  const filters = useDashboardState(({ ranFilters }) => ranFilters);
  const keys = useDashboardState(({ definition }) => droppableKeys(definition, filters).join());
  const advice = useAdvice(filters, keys);
  const drop = (key: string) => dashboard.dispatch({ kind: 'setFilter', key, expression: null });
  return (
    <Root role="status">
      <h3>{t('No policies match these filters')}</h3>
      {keys === '' && <p>{t('There is no policy in this period.')}</p>}
      {advice?.length === 0 && keys !== '' && (
        <p>{t('Removing only one of them does not help. Change or clear the filters.')}</p>
      )}
      {advice !== null && advice.length > 0 && (
        <ul aria-label={t('Filters to remove')}>
          {advice.slice(0, maxAdvice).map(({ key, policies }) => (
            <li key={key}>
              <Button variant="text" onClick={() => drop(key)}>
                {tCount(policies, 'Without {filter}: {count} policy', 'Without {filter}: {count} policies', {
                  filter: nameOf(key),
                })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}

function nameOf(key: string): string {
  const labels: Readonly<Record<string, string>> = { ...filterLabels, ...ownLabels };
  return insideSentence(translated(labels[key] ?? key));
}

interface Advice {
  key: string;
  /** Policies without the filter. */
  policies: number;
}

/**
 * The filters without which policies match, the most helpful first; null until that is known. `keys`: the filters
 * to try, with commas between them.
 */
function useAdvice(filters: Readonly<Record<string, string>>, keys: string): readonly Advice[] | null {
  const dashboard = useDashboard();
  const [advice, setAdvice] = useState<{ of: object; found: readonly Advice[] } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const ask = async (key: string): Promise<Advice> => {
      const policies = await dashboard.countPolicies(dropFilter(filters, key), controller.signal);
      return { key, policies: policies ?? 0 };
    };
    Promise.all(keys.split(',').filter(Boolean).map(ask)).then(
      (all) =>
        setAdvice({
          of: filters,
          found: all.filter(({ policies }) => policies > 0).sort((one, other) => other.policies - one.policies),
        }),
      () => undefined,
    );
    return () => controller.abort();
  }, [dashboard, filters, keys]);
  return advice?.of === filters ? advice.found : null;
}
