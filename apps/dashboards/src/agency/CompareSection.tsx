import { styled } from '@mui/material/styles';
import { lazy, useRef, type ComponentType, type ReactElement } from 'react';
import { PagePart } from '../context/PagePart.tsx';
import { FillContext } from '../charts/ChartFigure/FillContext.ts';
import { PaperWidthContext, paperWidths } from '../charts/ChartFigure/PaperWidthContext.ts';
import { TileMenu } from '../tiles/menu/lazyMenus.ts';
import { MenuPlace } from '../tiles/MenuPlace.ts';
import { SectionTitle } from '../tiles/SectionTitle.ts';
import { ShownAs } from '../tiles/ShownAs.tsx';
import { TileCard } from '../tiles/TileCard.tsx';
import { factsBeside } from '../tiles/tileFacts.ts';
import { TilePlaceholder, TileSkeleton } from '../tiles/TileState.tsx';
import { useFullScreen } from '../tiles/useFullScreen.ts';
import { useTile, useTileDefinition } from '../tiles/useTile.ts';
import { useShownTable } from '../tiles/useTileView.ts';
import { sideBySide } from './agencySections.ts';
import type { SideBySideProps } from './drawings/SideBySide.tsx';
import { t } from '../language/texts.ts';

const drawings = () => import('./drawings/drawings.ts');
const KeyNumbersBeside = lazy(() => drawings().then((module) => ({ default: module.KeyNumbersBeside })));
const ProductsBeside = lazy(() => drawings().then((module) => ({ default: module.ProductsBeside })));
const PremiumBeside = lazy(() => drawings().then((module) => ({ default: module.PremiumBeside })));

const Section = styled('section')({ scrollMarginTop: 16 });
const Grid = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** The agency beside those that it is compared with (PLUS-45). */
export function CompareSection(): ReactElement {
  const { id, title } = sideBySide;
  return (
    <PaperWidthContext.Provider value={paperWidths.whole}>
      <Section id={id} aria-labelledby={`${id}-title`}>
        <SectionTitle id={`${id}-title`} tabIndex={-1}>
          {t(title)}
        </SectionTitle>
        <Grid>
          <Part tile="summary" Drawing={KeyNumbersBeside} />
          <Part tile="premium_by_month" hasDrawing Drawing={PremiumBeside} />
          {/* The last one: on paper a table fills up the page, and goes on over the next. */}
          <Part tile="products" Drawing={ProductsBeside} />
        </Grid>
      </Section>
    </PaperWidthContext.Provider>
  );
}

interface PartProps {
  tile: string;
  /** Whether it is a chart that can be shown as a table. Default false: it is a table. */
  hasDrawing?: boolean;
  Drawing: ComponentType<SideBySideProps>;
}

/** The tile itself shows its errors, with a way to try again. */
function Part({ tile, hasDrawing = false, Drawing }: PartProps): ReactElement | null {
  const state = useTile(tile);
  const own = useTileDefinition(tile);
  const card = useRef<HTMLElement>(null);
  const isFull = useFullScreen(card);
  const [showsTable, setShowsTable] = useShownTable(`${tile}.beside`);
  const title = t('{title} side by side', { title: own?.title ?? tile });
  const skeleton = <TileSkeleton title={title} height={220} />;
  const others = state?.answer?.others ?? [];
  if (state?.status !== 'running' && others.length === 0) return null;
  const isRunning = state?.status === 'running';
  if (own === undefined || state?.answer === undefined || others.length === 0)
    return (
      <TileCard aria-label={title} aria-busy={isRunning}>
        {skeleton}
      </TileCard>
    );
  const { answer } = state;
  const actions = (
    <MenuPlace>
      <PagePart>
        <TileMenu
          {...{ tile, answer, card, isRunning, showsTable }}
          facts={factsBeside(answer)}
          definition={{ ...own, title }}
          hasTable={hasDrawing}
          hasPicture
          onShowsTableChange={setShowsTable}
        />
      </PagePart>
    </MenuPlace>
  );
  return (
    <TileCard ref={card} aria-label={title} aria-busy={isRunning}>
      <FillContext.Provider value={isFull}>
        <PagePart
          waiting={skeleton}
          missing={
            <TilePlaceholder title={title} height={0} actions={actions}>
              <p>{t('The comparison could not be loaded.')}</p>
            </TilePlaceholder>
          }
        >
          <Drawing answer={answer} chart={{ title, actions, showsTable, onShowsTableChange: setShowsTable }} />
        </PagePart>
        <ShownAs showsTable={showsTable} />
      </FillContext.Provider>
    </TileCard>
  );
}
