import type { ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import { beforeDetail } from './beforeText.ts';
import { formatChartValue, type ValueFormat } from './formatChartValue.ts';
import { t } from '../../language/texts.ts';

/** Returns a value in full, or "not shown" where there is none. */
export function valueText(value: number | null | undefined, format: ValueFormat): string {
  return value === null || value === undefined ? t('not shown') : formatChartValue(value, format);
}

/** Returns notes on a point: its previous value, why it has no value, and that its period is unfinished. */
export function pointDetails(point: ChartPoint, format: ValueFormat): string[] {
  const { value, reason, isComplete = true } = point;
  const before = beforeDetail(point, format);
  return [
    ...(before === undefined ? [] : [before]),
    ...(value === null && reason ? [t('Reason: {reason}', { reason })] : []),
    ...(isComplete ? [] : [t('Unfinished period')]),
  ];
}

/** Returns a value for a table cell, with the reason if it is withheld, and notes on its previous value and its period. */
export function cellText(point: ChartPoint | undefined, format: ValueFormat): string {
  if (!point) return '–';
  const value = valueWithNote(point, format);
  return point.before == null
    ? value
    : t('{value}, before {previous}', { value, previous: formatChartValue(point.before, format) });
}

interface WithPeer {
  peer?: number | null;
  /** Why the peers' value is null. */
  peerReason?: string | undefined;
}

/** Returns the value of a bar's peers for a tooltip, with the reason if it is withheld; nothing where there are no peers. */
export function peerDetails(point: WithPeer, name: string, format: ValueFormat): string[] {
  if (point.peer == null && point.peerReason === undefined) return [];
  return [t('{name}: {value}', { name, value: peerText(point, format) })];
}

/** Returns the value of a bar's peers, with the reason if it is withheld. */
export function peerText({ peer, peerReason }: WithPeer, format: ValueFormat): string {
  if (peer == null && peerReason !== undefined) return t('not shown: {reason}', { reason: peerReason });
  return valueText(peer, format);
}

function valueWithNote({ value, reason, isComplete }: ChartPoint, format: ValueFormat): string {
  if (value === null) return reason ? t('not shown: {reason}', { reason }) : t('not shown');
  const text = formatChartValue(value, format);
  return isComplete === false ? t('{value} (unfinished)', { value: text }) : text;
}
