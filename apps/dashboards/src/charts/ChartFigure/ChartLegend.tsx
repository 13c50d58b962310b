import { colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useRef, type ReactElement } from 'react';
import type { LegendEntry } from './ChartFigure.types.ts';
import { usePaperPatterns } from './usePaperPatterns.ts';
import { usePrinting } from './usePrinting.ts';

const Root = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
  fontSize: fontSizes.xs,
  color: colors.textMuted,
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& svg': { flex: 'none' },
});

/** Says what the colours, lines and ticks of a chart mean. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  usePaperPatterns(list, usePrinting(), entries);
  return (
    <Root ref={list}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {entry.kind !== 'none' && (
            <svg width={16} height={12} aria-hidden="true">
              <LegendMark {...entry} />
            </svg>
          )}
          {entry.label}
        </li>
      ))}
    </Root>
  );
}

function LegendMark({ kind = 'area', paint }: LegendEntry): ReactElement {
  if (kind === 'tick') return <path d="M8,0V12" className="chart-tick" />;
  if (kind === 'dot') return <circle cx={8} cy={6} r={3.5} fill="none" stroke="currentColor" />;
  if (kind === 'hatch') return <rect width={16} height={12} className="chart-hatch" />;
  if (kind === 'ghost') return <rect x={2} y={1} width={12} height={10} rx={2} className="chart-ghost" />;
  if (kind === 'area') return <rect x={2} width={12} height={12} rx={2} className={`chart-fill-${paint}`} />;
  const dashes = kind === 'dashes' ? ' chart-dashes' : '';
  return <path d="M0,6H16" className={`chart-line chart-thin chart-stroke-${paint}${dashes}`} />;
}
