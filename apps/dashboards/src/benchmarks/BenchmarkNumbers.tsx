import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { Skeleton } from '@agency-insights/ui-kit';
import { useState, type ReactElement } from 'react';
import { useDashboard, useDashboardState } from '../app/DashboardContext.ts';
import { NumberWithSparkline } from '../charts/NumberWithSparkline/NumberWithSparkline.tsx';
import { NumberCard, NumberRow, numberHeight } from '../tiles/NumberRow.ts';
import { TileCard } from '../tiles/TileCard.tsx';
import { TileMessage, TilePlaceholder } from '../tiles/TileState.tsx';
import { benchmarkNumber, type BenchmarkMeasure, measuresOf, type NumberAnswers } from './benchmarkNumbers.ts';

/** The numbers of the selection, each with its change, its peers and its line over time. */
export function BenchmarkNumbers(): ReactElement {
  const dashboard = useDashboard();
  const state = useDashboardState(({ tiles }) => tiles.numbers);
  const months = useDashboardState(({ tiles }) => tiles.months?.answer);
  const percentiles = useDashboardState(({ tiles }) => tiles.percentiles?.answer);
  if (state?.answer !== undefined)
    return (
      <NumberRow aria-busy={state.status === 'running'}>
        <Numbers answers={{ numbers: state.answer, months, percentiles }} />
      </NumberRow>
    );
  if (state === undefined || state.status === 'running')
    return (
      <NumberRow role="status" aria-label="Loading the numbers">
        {Array.from({ length: 6 }, (_, at) => (
          <NumberCard key={at}>
            <Skeleton height={numberHeight} />
          </NumberCard>
        ))}
      </NumberRow>
    );
  return (
    <TileCard aria-label="Numbers">
      <TilePlaceholder title="Numbers" height={numberHeight}>
        <TileMessage
          text={state.error ?? 'Stopped before they were loaded.'}
          action="Try again"
          onAction={() => dashboard.dispatch({ kind: 'retryTile', tile: 'numbers' })}
        />
      </TilePlaceholder>
    </TileCard>
  );
}

function Numbers({ answers }: { answers: NumberAnswers & { numbers: TileAnswer } }): ReactElement {
  return (
    <>
      {measuresOf(answers.numbers).map((measure) => (
        <NumberCard key={measure.key} aria-label={measure.title}>
          <BenchmarkNumber measure={measure} answers={answers} />
        </NumberCard>
      ))}
    </>
  );
}

function BenchmarkNumber({ measure, answers }: { measure: BenchmarkMeasure; answers: NumberAnswers }): ReactElement {
  const [showsTable, setShowsTable] = useState(false);
  return (
    <NumberWithSparkline
      title={measure.title}
      format={measure.format}
      showsTable={showsTable}
      onShowsTableChange={setShowsTable}
      {...benchmarkNumber(measure, answers)}
    />
  );
}
