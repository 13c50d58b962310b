import { useMemo, type ReactElement } from 'react';
import { WaterfallChart } from '../../charts/WaterfallChart/WaterfallChart.tsx';
import { numberIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';

const changes = [
  { id: 'new', label: 'New' },
  { id: 'repriced', label: 'Rate' },
  { id: 'other', label: 'Other' },
  { id: 'lost', label: 'Lost' },
] as const;

/** Draws how the premium of the year before became that of the period; earlier years are in the tile's data. */
export function PremiumChange({ answer, chart }: TileDrawingProps): ReactElement {
  const row = answer.rows.at(-1);
  const steps = useMemo(() => changes.map((change) => ({ ...change, value: numberIn(row ?? {}, change.id) })), [row]);
  const start = useMemo(
    () => ({ id: 'previous', label: 'Last year', value: numberIn(row ?? {}, 'previous_premium') }),
    [row],
  );
  return (
    <WaterfallChart
      {...chart}
      start={start}
      changes={row === undefined ? [] : steps}
      end={{ id: 'now', label: 'Now' }}
      format="cents"
      height={290}
    />
  );
}
