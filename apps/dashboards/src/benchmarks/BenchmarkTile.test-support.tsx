import {
  benchmarkTiles,
  type BenchmarkTileId,
  type TileAnswer,
  type TileDefinition,
} from '@agency-insights/insights-api/contract';
import { type ComponentType, type ReactElement, useState } from 'react';
import { TileCard } from '../tiles/TileCard.tsx';
import type { TileDrawingProps } from '../tiles/TileView.ts';

/** Props of `BenchmarkTile`. */
export interface BenchmarkTileProps {
  /** Id of the tile. */
  tile: BenchmarkTileId;
  /** What draws its rows. */
  Drawing: ComponentType<TileDrawingProps>;
  /** What the server said. */
  answer: TileAnswer;
}

/** A tile of the benchmarks with the answer of the server, as the dashboard shows it. */
export function BenchmarkTile({ tile, Drawing, answer }: BenchmarkTileProps): ReactElement {
  const [showsTable, setShowsTable] = useState(false);
  const definition: TileDefinition = benchmarkTiles[tile];
  return (
    <TileCard>
      <Drawing
        tile={tile}
        definition={definition}
        answer={answer}
        chart={{ title: definition.title, showsTable, onShowsTableChange: setShowsTable }}
      />
    </TileCard>
  );
}
