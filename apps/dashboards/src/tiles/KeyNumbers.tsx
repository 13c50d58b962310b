import { Skeleton } from '@agency-insights/ui-kit';
import { useMemo, useState, type ReactElement } from 'react';
import { useDashboard, useDashboardState } from '../app/DashboardContext.ts';
import { NumberWithSparkline } from '../charts/NumberWithSparkline/NumberWithSparkline.tsx';
import type { TileState } from '../dashboard/DashboardState.ts';
import { keyNumber, type Measure } from './keyNumbers.ts';
import { NumberCard, numberHeight, NumberRow } from './NumberRow.ts';
import { TileCard } from './TileCard.tsx';
import { TileMessage, TilePlaceholder } from './TileState.tsx';

/** The first numbers of a dashboard: one card each, with its change and its line over time. */
export function KeyNumbers({ tile, measures }: { tile: string; measures: readonly Measure[] }): ReactElement {
  const dashboard = useDashboard();
  const state = useDashboardState(({ tiles }) => tiles[tile]);
  if (state !== undefined && state.status !== 'running' && state.answer === undefined)
    return (
      <TileCard aria-label="Key numbers">
        <TilePlaceholder title="Key numbers" height={numberHeight}>
          <TileMessage
            text={state.error ?? 'Stopped before they were loaded.'}
            action="Try again"
            onAction={() => dashboard.dispatch({ kind: 'retryTile', tile })}
          />
        </TilePlaceholder>
      </TileCard>
    );
  return (
    <NumberRow aria-busy={state?.status === 'running'}>
      {measures.map((measure) => (
        <NumberCard key={measure.key} aria-label={measure.title}>
          {state?.answer === undefined ? (
            <Skeleton height={numberHeight} />
          ) : (
            <KeyNumber measure={measure} answer={state.answer} />
          )}
        </NumberCard>
      ))}
    </NumberRow>
  );
}

function KeyNumber({ measure, answer }: { measure: Measure; answer: NonNullable<TileState['answer']> }): ReactElement {
  const [showsTable, setShowsTable] = useState(false);
  const numbers = useMemo(() => keyNumber(measure, answer), [measure, answer]);
  return (
    <NumberWithSparkline
      title={measure.title}
      format={measure.format}
      showsTable={showsTable}
      onShowsTableChange={setShowsTable}
      {...numbers}
    />
  );
}
