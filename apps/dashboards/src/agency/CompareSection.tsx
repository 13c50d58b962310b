import { styled } from '@mui/material/styles';
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { useDashboardState } from '../app/DashboardContext.ts';
import { TileCard } from '../tiles/TileCard.tsx';
import { TileSkeleton } from '../tiles/TileState.tsx';
import type { SideBySideProps } from './drawings/SideBySide.tsx';

const drawings = () => import('./drawings/drawings.ts');
const KeyNumbersBeside = lazy(() => drawings().then((module) => ({ default: module.KeyNumbersBeside })));
const ProductsBeside = lazy(() => drawings().then((module) => ({ default: module.ProductsBeside })));
const PremiumBeside = lazy(() => drawings().then((module) => ({ default: module.PremiumBeside })));

const Grid = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  marginTop: 16,
});

/** The agency beside those that it is compared with; nothing where there are none (PLUS-45). */
export function CompareSection(): ReactElement | null {
  const isAsked = useDashboardState(({ filters }) => (filters['compare_agencies'] ?? '') !== '');
  if (!isAsked) return null;
  return (
    <Grid aria-label="Side by side">
      <Part tile="summary" title="Key numbers side by side" Drawing={KeyNumbersBeside} />
      <Part tile="products" title="Products side by side" Drawing={ProductsBeside} />
      <Part tile="premium_by_month" title="Premium by month side by side" Drawing={PremiumBeside} />
    </Grid>
  );
}

interface PartProps {
  tile: string;
  title: string;
  Drawing: ComponentType<SideBySideProps>;
}

/** Errors of the tile are told where the tile itself stands, with the way to try again. */
function Part({ tile, title, Drawing }: PartProps): ReactElement | null {
  const state = useDashboardState(({ tiles }) => tiles[tile]);
  const skeleton = <TileSkeleton title={title} height={220} />;
  const others = state?.answer?.others ?? [];
  if (state?.status !== 'running' && others.length === 0) return null;
  return (
    <TileCard aria-label={title} aria-busy={state?.status === 'running'}>
      <Suspense fallback={skeleton}>
        {state?.answer === undefined || others.length === 0 ? skeleton : <Drawing answer={state.answer} />}
      </Suspense>
    </TileCard>
  );
}
