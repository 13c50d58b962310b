import type { TileColumn } from '@agency-insights/insights-api/contract';
import { colors, VisuallyHidden } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement } from 'react';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { pickColumns } from '../../tiles/pickColumns.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import { TileTable } from '../../tiles/TileTable.tsx';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { benchmarkOf, percentileText, withheldReason, withheldSentence } from '../benchmarkOf.ts';
import { t } from '../../language/texts.ts';

const width = 112;
const Strip = styled('svg')({
  display: 'block',
  marginInlineStart: 'auto',
  overflow: 'visible',
  '@media (forced-colors: active)': {
    '& rect': { fill: 'Canvas', stroke: 'CanvasText' },
    '& rect:nth-of-type(2)': { fill: 'CanvasText' },
    '& circle': { fill: 'Highlight', stroke: 'Canvas', strokeWidth: 2.5 },
  },
});

/** Lists the percentiles of each measure in the peer group, and the place of the selection. */
export function Percentiles({ definition, answer, before, chart }: TileDrawingProps): ReactElement {
  const benchmark = benchmarkOf(answer);
  const hasPeers = benchmark.peers !== null;
  const isNarrow = useMediaQuery('(max-width: 639.95px)');
  const columns = columnsOf(definition.columns, { hasPeers, isNarrow });
  const own = hasPeers ? 'selection' : 'p50';
  const middle = t(
    hasPeers
      ? 'The middle half of the peers is between p25 and p75.'
      : 'The middle half of agencies is between p25 and p75.',
  );
  const outer = t('One in ten is below p10, one in ten above p90.');
  const isHidden = answer.rows.every((row) => row.peers_suppressed === 1);
  return (
    <TileTable
      chart={chart}
      sentence={isHidden ? withheldSentence(benchmark) : isNarrow ? middle : `${middle} ${outer}`}
      columns={columns}
      rows={answer.rows}
      idOf={(row) => textIn(row, 'measure')}
      before={{ key: own, find: beforeLookup(answer, before, { idKey: 'measure', key: own }) }}
      renderCell={(row, { key }) =>
        key === 'place' && numberIn(row, key) !== null ? <Place place={numberIn(row, key) ?? 0} /> : undefined
      }
      whyMissing={(row, { key }) => (row[key] == null ? withheldReason(benchmark) : undefined)}
    />
  );
}

/** Where there is little room, the selection comes first and the outer percentiles are left to the data. */
function columnsOf(
  columns: readonly TileColumn[],
  { hasPeers, isNarrow }: { hasPeers: boolean; isNarrow: boolean },
): TileColumn[] {
  const own = hasPeers ? ['place', 'selection'] : [];
  const keys = isNarrow ? [...own.reverse(), 'p25', 'p50', 'p75'] : ['p10', 'p25', 'p50', 'p75', 'p90', ...own];
  return pickColumns(columns, ['name', ...keys]);
}

/** The places from the smallest to the largest agency, the middle half dark, with a dot for the selection. */
function Place({ place }: { place: number }): ReactElement {
  return (
    <>
      <Strip width={width} height={12} aria-hidden="true">
        <rect x={0} y={4} width={width} height={4} rx={2} fill={colors.line} />
        <rect x={width / 4} y={4} width={width / 2} height={4} fill={colors.controlLine} />
        <circle
          cx={4 + place * (width - 8)}
          cy={6}
          r={5}
          fill={colors.accent}
          stroke={colors.surface}
          strokeWidth={1.5}
        />
      </Strip>
      <VisuallyHidden>{percentileText(place)}</VisuallyHidden>
    </>
  );
}
