import { filterDefinitions, type FilterKey, type FilterKind } from '@agency-insights/insights-api';
import { parseDateExpression, parseNumberExpression, parseTextExpression } from '@agency-insights/insights-api/filters';
import { changedFor, type CheckedAddress } from './CheckedAddress.ts';
import type { DashboardSearchParams } from './dashboardSearch.ts';
import type { Translate } from '../../language/createWords.ts';

const parsers: Readonly<Record<FilterKind, (expression: string) => unknown>> = {
  text: parseTextExpression,
  naics: parseTextExpression,
  dollars: parseNumberExpression,
  count: parseNumberExpression,
  date: parseDateExpression,
};

const longestShown = 40;

/** Removes unreadable filters of some keys: one of them would make the whole dashboard fail. */
export function checkFilters(params: DashboardSearchParams, keys: readonly FilterKey[], t: Translate): CheckedAddress {
  return keys
    .filter((key) => !isReadable(key, params[key]))
    .reduce<CheckedAddress>(
      (checked, key) =>
        changedFor(
          checked,
          { [key]: undefined },
          {
            text: t('The filter “{filter}” cannot be read: {expression}.', {
              filter: t(filterDefinitions[key].label),
              expression: shownExpression(params[key]),
            }),
            remedy: t('Remove the filter'),
          },
        ),
      { params, problems: [] },
    );
}

function isReadable(key: FilterKey, expression: string | undefined): boolean {
  if (expression === undefined) return true;
  try {
    parsers[filterDefinitions[key].kind](expression);
    return true;
  } catch {
    return false;
  }
}

/** Returns an expression for a message: long ones are truncated. */
export function shownExpression(expression = ''): string {
  return expression.length > longestShown ? `${expression.slice(0, longestShown)}…` : expression;
}
