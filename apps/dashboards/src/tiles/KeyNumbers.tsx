import { Skeleton } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useMemo, useState, type ReactElement } from 'react';
import { useDashboard, useDashboardState } from '../app/DashboardContext.ts';
import { NumberWithSparkline } from '../charts/NumberWithSparkline/NumberWithSparkline.tsx';
import type { TileState } from '../dashboard/DashboardState.ts';
import { keyNumber, type Measure } from './keyNumbers.ts';
import { TileCard } from './TileCard.tsx';
import { TileMessage, TilePlaceholder } from './TileState.tsx';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(168px, 100%), 1fr))',
  gap: 16,
  transition: 'opacity 150ms',
  '&[aria-busy="true"]': { opacity: 0.55 },
  '@media (max-width: 639.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 },
  '@media print': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 8, opacity: '1 !important' },
});
const Card = styled(TileCard)({ padding: '8px 12px 10px' });
/** Height of a card's content, in px. */
const contentHeight = 72;

/** The first numbers of a dashboard: one card each, with its change and its line over time. */
export function KeyNumbers({ tile, measures }: { tile: string; measures: readonly Measure[] }): ReactElement {
  const dashboard = useDashboard();
  const state = useDashboardState(({ tiles }) => tiles[tile]);
  if (state !== undefined && state.status !== 'running' && state.answer === undefined)
    return (
      <TileCard aria-label="Key numbers">
        <TilePlaceholder title="Key numbers" height={contentHeight}>
          <TileMessage
            text={state.error ?? 'Stopped before they were loaded.'}
            action="Try again"
            onAction={() => dashboard.dispatch({ kind: 'retryTile', tile })}
          />
        </TilePlaceholder>
      </TileCard>
    );
  return (
    <Row aria-busy={state?.status === 'running'}>
      {measures.map((measure) => (
        <Card key={measure.key} aria-label={measure.title}>
          {state?.answer === undefined ? (
            <Skeleton height={contentHeight} />
          ) : (
            <KeyNumber measure={measure} answer={state.answer} />
          )}
        </Card>
      ))}
    </Row>
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
