import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { Button, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useDashboard } from '../context/DashboardContext.ts';
import { industryKey } from './industryParts.ts';
import { t } from '../language/texts.ts';

const Path = styled('nav')({
  margin: '-8px 0 8px',
  fontSize: fontSizes.xs,
  '& ol': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 4px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li + li::before': { content: '"›"', marginInlineEnd: 4 },
  // The negative margin would otherwise take 6 px from its max width.
  '& button': { marginInlineStart: -6, maxWidth: 'calc(100% + 6px)' },
});

/** The way from all industries to the one whose parts are shown; each step leads back to it. */
export function IndustryPath({ path }: { path: NonNullable<TileAnswer['industry_path']> }): ReactElement {
  const dashboard = useDashboard();
  const steps = [{ naics: null, name: t('All industries') }, ...path];
  return (
    <Path aria-label={t('Industries')}>
      <ol>
        {steps.map(({ naics, name }, at) => (
          <li key={naics ?? 'all'}>
            {at === steps.length - 1 ? (
              <span aria-current="location">{name}</span>
            ) : (
              <Button
                size="cp"
                variant="text"
                onClick={(event) => {
                  // The button is removed with its step.
                  event.currentTarget.closest('figure')?.focus();
                  dashboard.dispatch({ kind: 'setFilter', key: industryKey, expression: naics });
                }}
              >
                {name}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Path>
  );
}
