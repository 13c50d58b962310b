import { textFilter, type TileAnswer } from '@agency-insights/insights-api/contract';
import type { ChartMark } from '../charts/ChartFigure/ChartMark.ts';
import { sourceOf } from '../tiles/shownAnswer.ts';
import { monthFilter } from '../tiles/filterBy.ts';
import { formatMonth } from '../tiles/formatCell.ts';
import { numberIn, textIn } from '../tiles/tileRows.ts';
import type { MarkAgency, MarkPolicies } from '../tiles/TileView.ts';

/** The agency of a point; null for a cell that counts several. */
export function agencyOfPoint({ itemId }: ChartMark, answer: TileAnswer): MarkAgency | null {
  return findAgency(answer, itemId);
}

/** The agency of a row, whose mark bears the list before the id. */
export function agencyOfRow({ itemId }: ChartMark, answer: TileAnswer): MarkAgency | null {
  return findAgency(answer, itemId.split('/').at(-1) ?? '');
}

function findAgency({ rows }: TileAnswer, id: string): MarkAgency | null {
  const row = rows.find(({ agency_id }) => agency_id !== null && String(agency_id) === id);
  const agencyId = row && numberIn(row, 'agency_id');
  return row === undefined || agencyId == null ? null : { id: agencyId, name: textIn(row, 'name') };
}

/** The agencies of a premium class: its name holds its ends in millions. */
export function policiesOfClass({ itemId, label }: ChartMark, answer: TileAnswer): MarkPolicies {
  const at = answer.rows.findIndex((row) => textIn(row, 'class') === itemId);
  const name = textIn(sourceOf(answer).rows[at] ?? {}, 'class');
  const ends = [...name.matchAll(/[$]([0-9.]+)M/g)].map(([, millions]) => Number(millions) * 1_000_000);
  const [first = 0, second] = ends;
  const range = name.startsWith('Under') ? `[0,${first})` : `[${first},${second === undefined ? 'inf' : second})`;
  return { filters: { agency_written_premium: range }, label };
}

/** The policies of a product that took effect in a month. */
export function policiesOfProductMonth({ itemId, seriesId = '', label }: ChartMark): MarkPolicies {
  const product = label.slice(0, label.lastIndexOf(', '));
  return {
    filters: { product: textFilter([seriesId]), effective_date: monthFilter(itemId) },
    label: `${product}, ${formatMonth(itemId)}`,
  };
}
