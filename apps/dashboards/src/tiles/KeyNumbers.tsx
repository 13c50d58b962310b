import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { Alert, Skeleton } from '@agency-insights/ui-kit';
import { useMemo, useState, type ReactElement } from 'react';
import { useDashboard, useDashboardState } from '../app/DashboardContext.ts';
import { NumberWithSparkline } from '../charts/NumberWithSparkline/NumberWithSparkline.tsx';
import type { NumberWithSparklineProps } from '../charts/NumberWithSparkline/NumberWithSparkline.types.ts';
import { NumberCard, numberHeight, NumberRow } from './NumberRow.ts';
import { TileCard } from './TileCard.tsx';
import { TileMessage, TilePlaceholder } from './TileState.tsx';
import { useBefore } from './useBefore.ts';

/** One of the key numbers, ready to be drawn. */
export interface KeyNumber extends Pick<
  NumberWithSparklineProps,
  'title' | 'format' | 'value' | 'change' | 'comparison' | 'points' | 'reason' | 'isWithheld' | 'before'
> {
  /** Tells it apart from the others. */
  key: string;
}

/** Props of `KeyNumbers`. */
export interface KeyNumbersProps {
  /** The tile that has the numbers. */
  tile: string;
  /** How many there are, for the skeleton. */
  count: number;
  /** Reads the numbers out of an answer. Keep it the same while what it reads is. */
  numbersOf: (answer: TileAnswer) => readonly KeyNumber[];
}

/** The first numbers of a dashboard: one card each, with its change and its line over time. */
export function KeyNumbers({ tile, count, numbersOf }: KeyNumbersProps): ReactElement {
  const dashboard = useDashboard();
  const state = useDashboardState(({ tiles }) => tiles[tile]);
  const retry = () => dashboard.dispatch({ kind: 'retryTile', tile });
  if (state?.answer !== undefined)
    return (
      <>
        {state.status === 'error' && (
          <Alert severity="error" action={{ label: 'Try again', onClick: retry }} sx={{ mb: '12px' }}>
            {`${state.error ?? 'The key numbers could not be loaded.'} The previous values are shown.`}
          </Alert>
        )}
        <NumberRow aria-busy={state.status === 'running'}>
          <Numbers tile={tile} answer={state.answer} numbersOf={numbersOf} />
        </NumberRow>
      </>
    );
  if (state === undefined || state.status === 'running')
    return (
      <NumberRow role="status" aria-label="Loading the key numbers">
        {Array.from({ length: count }, (_, at) => (
          <NumberCard key={at}>
            <Skeleton height={numberHeight} />
          </NumberCard>
        ))}
      </NumberRow>
    );
  return (
    <TileCard aria-label="Key numbers">
      <TilePlaceholder title="Key numbers" height={numberHeight}>
        <TileMessage text={state.error ?? 'Stopped before they were loaded.'} action="Try again" onAction={retry} />
      </TilePlaceholder>
    </TileCard>
  );
}

function Numbers({
  tile,
  answer,
  numbersOf,
}: Pick<KeyNumbersProps, 'tile' | 'numbersOf'> & { answer: TileAnswer }): ReactElement {
  const before = useBefore(tile, answer);
  const numbers = useMemo(
    () => withBefore(numbersOf(answer), before && numbersOf(before)),
    [numbersOf, answer, before],
  );
  return (
    <>
      {numbers.map(({ key, ...number }) => (
        <NumberCard key={key} aria-label={number.title}>
          <NumberWithTable {...number} />
        </NumberCard>
      ))}
    </>
  );
}

/** Each number with what it was; one that did not change is left as it is. */
function withBefore(numbers: readonly KeyNumber[], before: readonly KeyNumber[] = []): readonly KeyNumber[] {
  const values = new Map(before.map(({ key, value }) => [key, value]));
  return numbers.map((number) => {
    const value = values.get(number.key) ?? null;
    return value === number.value ? number : { ...number, before: value };
  });
}

function NumberWithTable(number: Omit<KeyNumber, 'key'>): ReactElement {
  const [showsTable, setShowsTable] = useState(false);
  return <NumberWithSparkline {...number} showsTable={showsTable} onShowsTableChange={setShowsTable} />;
}
