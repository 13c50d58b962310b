import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { useMemo, type ReactElement } from 'react';
import { formatShortValue } from '../../charts/format/formatChartValue.ts';
import { HeatMap } from '../../charts/HeatMap/HeatMap.tsx';
import type { HeatMapRow } from '../../charts/HeatMap/HeatMap.types.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { groupRows } from '../../tiles/groupRows.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { benchmarkOf, reasonOf, whyNone } from '../benchmarkOf.ts';
import { t, type Label } from '../../language/texts.ts';

/** More rows are hard to read; all of them are in the tile's data. */
const maxRows = 10;

/** Draws the retention of each product in each premium class; of one class, beside that of the peers in it. */
export function RetentionByClass({ answer, before, chart }: TileDrawingProps): ReactElement {
  const rows = useMemo(() => heatRows(answer, before), [answer, before]);
  return <HeatMap {...chart} sentence={heatSentence(rows) ?? whyNone(answer)} rows={rows} format="ratio" />;
}

/** The classes in the order of their premium: that of the rows within a product. */
function classesOf({ rows }: TileAnswer): string[] {
  const ofProducts = [...groupRows(rows, 'product').values()];
  const ordered = ofProducts.map((own) => own.map((row) => textIn(row, 'class'))).sort((a, b) => b.length - a.length);
  const all = new Set(ordered.flat());
  return [...all];
}

/** Selection and peers beside each other: all agencies of the selection are in one class. */
const sides = [
  { id: 'selection', label: 'Selection', key: 'retention', flag: 'suppressed' },
  { id: 'peers', label: 'Peers', key: 'peer_retention', flag: 'peers_suppressed' },
] as const satisfies readonly { id: string; label: Label; key: string; flag: string }[];

function sideRows(answer: TileAnswer): HeatMapRow[] {
  return answer.rows.slice(0, maxRows).map((row) => ({
    id: textIn(row, 'product'),
    label: textIn(row, 'name'),
    cells: sides.map(({ id, label, key, flag }) => {
      const value = numberIn(row, key);
      return {
        id,
        label: t(label),
        value,
        ...(value === null && { reason: reasonOf(row, answer, flag) ?? t('no due terms') }),
      };
    }),
  }));
}

function heatRows(answer: TileAnswer, before: TileAnswer | undefined): HeatMapRow[] {
  const classes = classesOf(answer);
  if (classes.length === 1 && benchmarkOf(answer).peers !== null) return sideRows(answer);
  const find = beforeLookup(answer, before, { idKey: ['product', 'class'], key: 'retention' });
  return [...groupRows(answer.rows, 'product')].slice(0, maxRows).map(([id, rows]) => {
    const byClass = new Map(rows.map((row) => [textIn(row, 'class'), row]));
    return {
      id,
      label: textIn(rows[0] ?? {}, 'name'),
      cells: classes.map((name) => {
        const row = byClass.get(name);
        const value = row === undefined ? null : numberIn(row, 'retention');
        const reason = row && reasonOf(row, answer, 'suppressed');
        return {
          id: name,
          label: name,
          value,
          before: row === undefined ? null : find(row),
          ...(value === null && { reason: reason ?? t('no due terms') }),
        };
      }),
    };
  });
}

function heatSentence(rows: readonly HeatMapRow[]): string | null {
  const known = rows.flatMap(({ label, cells }) =>
    cells.flatMap((cell) => (cell.value === null ? [] : [{ words: `${label}, ${cell.label}`, value: cell.value }])),
  );
  const [first] = known;
  if (first === undefined) return null;
  const best = known.reduce((top, one) => (one.value > top.value ? one : top), first);
  const worst = known.reduce((low, one) => (one.value < low.value ? one : low), first);
  const words = ({ words: name, value }: typeof first) => `${formatShortValue(value, 'ratio')} (${name})`;
  return t('Policy retention from {low} to {high}.', { low: words(worst), high: words(best) });
}
