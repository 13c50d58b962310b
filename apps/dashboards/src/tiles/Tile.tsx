import { Alert, colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Suspense, useState, type ReactElement } from 'react';
import { useDashboard, useDashboardState } from '../app/DashboardContext.ts';
import type { ChartMark } from '../charts/ChartFigure/ChartMark.ts';
import type { TileState } from '../dashboard/DashboardState.ts';
import { TileCard } from './TileCard.tsx';
import { TileMessage, TilePlaceholder, TileSkeleton } from './TileState.tsx';
import { tileNotes } from './tileNotes.ts';
import type { TileView } from './TileView.ts';

const Dimmed = styled('div')({
  minWidth: 0,
  transition: 'opacity 150ms',
  '&[aria-busy="true"]': { opacity: 0.55 },
});
const Notes = styled('p')({ margin: '-8px 0 12px', fontSize: fontSizes.xs, color: colors.textMuted });
const waiting: TileState = { status: 'running', request: 0, refusals: 0 };

/** One tile of the dashboard in whatever state it is; while a new answer is on its way the last one stays. */
export function Tile({ view }: { view: TileView }): ReactElement {
  const dashboard = useDashboard();
  const state = useDashboardState(({ tiles }) => tiles[view.tile]) ?? waiting;
  const title = useDashboardState(({ definition }) => definition.tiles[view.tile]?.title) ?? view.tile;
  const retry = () => dashboard.dispatch({ kind: 'retryTile', tile: view.tile });
  const { status, answer, error } = state;
  const failed = status === 'error' && (error ?? 'This tile could not be loaded.');
  if (answer === undefined)
    return (
      <TileCard aria-label={title}>
        {status === 'running' ? (
          <TileSkeleton title={title} height={view.height} />
        ) : (
          <TilePlaceholder title={title} height={view.height}>
            {failed ? (
              <TileMessage text={failed} action="Try again" onAction={retry} />
            ) : (
              <TileMessage text="Stopped before it was loaded." action="Load" onAction={retry} />
            )}
          </TilePlaceholder>
        )}
      </TileCard>
    );
  return (
    <TileCard aria-label={title}>
      {failed && (
        <Alert severity="error" action={{ label: 'Try again', onClick: retry }}>
          {`${failed} The values are those of before.`}
        </Alert>
      )}
      <Dimmed aria-busy={status === 'running'}>
        <Suspense fallback={<TileSkeleton title={title} height={view.height} />}>
          <AnsweredTile view={view} answer={answer} />
        </Suspense>
      </Dimmed>
    </TileCard>
  );
}

function AnsweredTile({ view, answer }: { view: TileView; answer: NonNullable<TileState['answer']> }): ReactElement {
  const { tile, height, Drawing, filterOf } = view;
  const dashboard = useDashboard();
  const definition = useDashboardState((state) => state.definition.tiles[tile]);
  const picks = useDashboardState((state) => state.picks);
  const [showsTable, setShowsTable] = useState(false);
  if (definition === undefined) throw new Error(`The dashboard has no tile "${tile}".`);
  if (answer.missing !== null)
    return (
      <TilePlaceholder title={definition.title} height={height}>
        <p>The policy data has no policy numbers, which this tile needs to tell which term renews which.</p>
      </TilePlaceholder>
    );
  const select = (mark: ChartMark) => {
    const filter = filterOf?.(mark, answer);
    if (filter) dashboard.dispatch({ kind: 'pick', tile, mark: mark.itemId, ...filter });
  };
  const notes = tileNotes(answer);
  return (
    <Drawing
      definition={definition}
      answer={answer}
      chart={{
        title: definition.title,
        showsTable,
        onShowsTableChange: setShowsTable,
        selectedIds: Object.values(picks).flatMap((pick) => (pick.tile === tile ? [pick.mark] : [])),
        onSelect: filterOf && select,
        notes: notes && <Notes>{notes}</Notes>,
      }}
    />
  );
}
