import { Button, colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { lazy, useRef, type ReactElement, type RefObject } from 'react';
import { useDashboard, useDashboardState } from '../context/DashboardContext.ts';
import { PagePart } from '../context/PagePart.tsx';
import { FillContext } from '../charts/ChartFigure/FillContext.ts';
import { fillStyles } from '../charts/ChartFigure/fillStyles.ts';
import type { TileState } from '../dashboard/DashboardState.ts';
import { busyBar } from './busyBar.ts';
import { useBefore } from './useBefore.ts';
import { TileCard } from './TileCard.tsx';
import { tileFacts } from './tileFacts.ts';
import { TileNote } from './TileNote.ts';
import { tileNotes } from './tileNotes.ts';
import { industryKey } from './industryParts.ts';
import { isNothing } from './isNothing.ts';
import { TileMenu } from './menu/lazyMenus.ts';
import { isStale } from './isStale.ts';
import { MenuPlace } from './MenuPlace.ts';
import { PreviousValues } from './PreviousValues.tsx';
import { ShownAs } from './ShownAs.tsx';
import { TileMessage, TilePlaceholder, TileSkeleton } from './TileState.tsx';
import { TileWithoutDrawing } from './TileWithoutDrawing.tsx';
import type { TileView } from './TileView.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useMarkMenu } from './useMarkMenu.tsx';
import { useIsShared, useTile, useTileDefinition } from './useTile.ts';
import { useShownTable } from './useTileView.ts';
import { t } from '../language/texts.ts';

const IndustryPath = lazy(() => import('./IndustryPath.tsx').then((module) => ({ default: module.IndustryPath })));

const Body = styled('div')({
  display: 'flex',
  flex: '1 0 auto',
  flexDirection: 'column',
  minWidth: 0,
  '&[aria-busy="true"]::before': busyBar,
  '&[data-fills]': fillStyles,
  // What was not loaded again.
  '&[data-stale]': { filter: 'grayscale(1)' },
});
/** On the page the header says it once, and the menu for each tile; on paper a tile has its own. */
const PrintedFacts = styled('p')({
  display: 'none',
  margin: '8px 0 0',
  fontSize: fontSizes.xs,
  color: colors.textMuted,
  '@media print': { display: 'block' },
});
/** Height of the message that there is nothing to draw, in px. */
const nothingHeight = 24;
const waiting: TileState = { status: 'running', request: 0, refusals: 0 };

/** Props of `Tile`. */
export interface TileProps {
  /** Its place, its drawing, and the filters of its marks. */
  view: TileView;
}

/** One tile of the dashboard in whatever state it is; while a new answer is on its way the last one stays. */
export function Tile({ view }: TileProps): ReactElement {
  const dashboard = useDashboard();
  const card = useRef<HTMLElement>(null);
  const state = useTile(view.tile) ?? waiting;
  const title = useTileDefinition(view.tile)?.title ?? view.tile;
  const retry = () => dashboard.dispatch({ kind: 'retryTile', tile: view.tile });
  const stop = () => dashboard.dispatch({ kind: 'cancelTile', tile: view.tile });
  // An address can name an industry that does not exist.
  const hasIndustry = useDashboardState(({ filters }) => view.partsOf !== undefined && industryKey in filters);
  const showAllIndustries = () => dashboard.dispatch({ kind: 'setFilter', key: industryKey, expression: null });
  const isFull = useFullScreen(card);
  const { status, answer, error } = state;
  // An error shared by several tiles is shown above all of them.
  const isShared = useIsShared(view.tile);
  const failed = status === 'error' && !isShared && (error ?? t('This tile could not be loaded.'));
  if (answer === undefined && status === 'running')
    return (
      <TileCard aria-label={title}>
        <TileSkeleton title={title} height={view.height} onStop={stop} />
      </TileCard>
    );
  if (answer === undefined)
    return (
      <TileCard aria-label={title}>
        <TilePlaceholder title={title} height={view.height}>
          {failed ? (
            <TileMessage text={failed} action={t('Try again')} onAction={retry}>
              {hasIndustry && (
                <Button size="sm" variant="text" onClick={showAllIndustries}>
                  {t('All industries')}
                </Button>
              )}
            </TileMessage>
          ) : status === 'error' ? (
            <p>{t('Not loaded.')}</p>
          ) : (
            <TileMessage text={t('Stopped before it was loaded.')} action={t('Load')} onAction={retry} />
          )}
        </TilePlaceholder>
      </TileCard>
    );
  return (
    <TileCard ref={card} aria-label={title}>
      <PreviousValues status={status} error={failed || null} onLoad={retry} space={12} />
      <Body
        aria-busy={status === 'running'}
        data-fills={isFull ? '' : undefined}
        data-stale={isStale(status) ? '' : undefined}
      >
        <FillContext.Provider value={isFull}>
          <AnsweredTile view={view} answer={answer} isRunning={status === 'running'} card={card} />
        </FillContext.Provider>
      </Body>
      <PrintedFacts>{tileFacts(answer)}</PrintedFacts>
    </TileCard>
  );
}

interface AnsweredTileProps {
  view: TileView;
  answer: NonNullable<TileState['answer']>;
  isRunning: boolean;
  card: RefObject<HTMLElement | null>;
}

function AnsweredTile({ view, answer, isRunning, card }: AnsweredTileProps): ReactElement {
  const { tile, height, Drawing, isTable = false } = view;
  const definition = useTileDefinition(tile);
  const before = useBefore(tile, answer);
  const [showsTable, setShowsTable] = useShownTable(tile);
  const { selectedIds, handlers, menu, onOpenAgency } = useMarkMenu(view, answer);
  if (definition === undefined) throw new Error(`The dashboard has no tile "${tile}".`);
  if (answer.missing !== null) return <TileWithoutData title={definition.title} height={height} />;
  const hasNothing = isNothing(answer, definition);
  const hasDrawing = !isTable && !hasNothing;
  const actions = (
    <MenuPlace>
      <PagePart>
        <TileMenu
          {...{ tile, definition, answer, card, isRunning, showsTable }}
          hasTable={hasDrawing}
          hasPicture={!hasNothing}
          onShowsTableChange={setShowsTable}
        />
      </PagePart>
    </MenuPlace>
  );
  if (hasNothing)
    return (
      <TilePlaceholder title={definition.title} height={nothingHeight} actions={actions}>
        <p>{t('No policies match these filters.')}</p>
      </TilePlaceholder>
    );
  return (
    <>
      <PagePart
        waiting={<TileSkeleton title={definition.title} height={height} />}
        missing={<TileWithoutDrawing {...{ definition, answer, actions }} />}
      >
        <Drawing
          tile={tile}
          definition={definition}
          answer={answer}
          before={before}
          onOpenAgency={onOpenAgency}
          chart={{
            title: definition.title,
            showsTable,
            onShowsTableChange: setShowsTable,
            selectedIds,
            notes: <TileNotes answer={answer} />,
            actions,
            ...handlers,
          }}
        />
      </PagePart>
      <ShownAs showsTable={showsTable} />
      {menu}
    </>
  );
}

/** Where in the industries its rows are, and which filters it does not use. */
function TileNotes({ answer }: Pick<AnsweredTileProps, 'answer'>): ReactElement {
  const notes = tileNotes(answer);
  return (
    <>
      {answer.industry_path && (
        <PagePart>
          <IndustryPath path={answer.industry_path} />
        </PagePart>
      )}
      {notes && <TileNote>{notes}</TileNote>}
    </>
  );
}

function TileWithoutData(props: { title: string; height: number }): ReactElement {
  return (
    <TilePlaceholder {...props}>
      <p>{t('The policy data has no policy numbers, which this tile needs to tell which term renews which.')}</p>
    </TilePlaceholder>
  );
}
