import type { TileAnswer, TileColumn, TileRow } from '@agency-insights/insights-api/contract';
import type { LineSeries } from '../charts/LineChart/LineChart.types.ts';
import { formatPoints, formatSignedDollars, formatSignedValue } from '../charts/format/formatChartValue.ts';
import { insideSentence } from '../charts/format/insideSentence.ts';
import { monthLabels } from '../tiles/monthLabels.ts';
import type { Measure } from '../tiles/keyNumber.ts';
import { whyNoGrowth } from '../tiles/tileNotes.ts';
import { numberIn, textIn } from '../tiles/tileRows.ts';
import { agencyMeasures } from './agencyMeasures.ts';
import { t } from '../language/texts.ts';

/** Products that are listed; the rest is small. */
const maxProducts = 8;

/** An agency's part of an answer. */
interface AgencyPart {
  /** Key of its column and line. */
  id: string;
  name: string;
  policies: number;
  rows: readonly TileRow[];
}

/** A table with a column for each agency. */
export interface SideBySideTable {
  columns: readonly TileColumn[];
  rows: readonly TileRow[];
}

/** The agency of the page first, then those it is compared with. */
function partsOf({ agency, policies, rows, others = [] }: TileAnswer): AgencyPart[] {
  return [
    { id: 'own', name: agency?.name ?? t('This agency'), policies, rows },
    ...others.map(({ agency_id: id, agency_name: name, ...other }) => ({ ...other, id: `agency-${id}`, name })),
  ];
}

/** The key numbers of each agency, from the tile `summary`. */
export function keyNumbersBeside(answer: TileAnswer): SideBySideTable {
  const parts = partsOf(answer);
  const periods = new Map(parts.map(({ id, rows }) => [id, rows.find(({ scope }) => scope === 'period') ?? {}]));
  const growth: Measure = { key: 'growth', title: 'Growth', format: 'ratio' };
  const [premium, ...rest] = agencyMeasures;
  const measures = [...(premium ? [premium] : []), growth, ...rest];
  const policies = Object.fromEntries(parts.map((part) => [part.id, part.policies]));
  return {
    columns: columnsOf(t('Measure'), parts),
    rows: [
      { name: t('Policies'), kind: 'count', ...policies },
      ...measures.map(({ key, title, format, unknown = 'No policies' }) => ({
        name: t(title),
        kind: key === growth.key ? 'signedRatio' : format,
        whyMissing: key === growth.key ? whyNoGrowth(answer) : insideSentence(t(unknown)),
        ...Object.fromEntries(parts.map(({ id }) => [id, numberIn(periods.get(id) ?? {}, key)])),
      })),
    ],
  };
}

/** The share of each product in the premium of each agency, from the tile `products`: the largest of them first. */
export function productsBeside(answer: TileAnswer): SideBySideTable {
  const parts = partsOf(answer);
  const shareOf = ({ rows }: AgencyPart, product: string): number =>
    numberIn(rows.find((row) => row.product === product) ?? {}, 'share') ?? 0;
  const names = new Map(parts.flatMap(({ rows }) => rows.map((row) => [textIn(row, 'product'), textIn(row, 'name')])));
  const largest = (product: string) => Math.max(...parts.map((part) => shareOf(part, product)));
  const products = [...names.keys()].sort((one, other) => largest(other) - largest(one)).slice(0, maxProducts);
  return {
    columns: columnsOf(t('Product'), parts),
    rows: products.map((product) => ({
      name: names.get(product) ?? product,
      kind: 'ratio',
      ...Object.fromEntries(parts.map((part) => [part.id, shareOf(part, product)])),
    })),
  };
}

/** How far a number is from that of the agency of the page; null for that agency, and where one is unknown. */
export function differenceText(row: TileRow, key: string): string | null {
  const [own, other] = [numberIn(row, 'own'), key === 'own' ? null : numberIn(row, key)];
  if (own === null || other === null) return null;
  if (row.kind === 'cents') return formatSignedDollars(other - own);
  return row.kind === 'count' ? formatSignedValue(other - own, 'count') : formatPoints(other - own);
}

/** A line of premium by month for each agency, from the tile `premium_by_month`. */
export function premiumLines(answer: TileAnswer): LineSeries[] {
  const parts = partsOf(answer);
  const months = [...new Set(parts.flatMap(({ rows }) => rows.map((row) => textIn(row, 'month'))))].sort();
  const labels = monthLabels(months);
  return parts.map(({ id, name, rows }) => {
    const premium = new Map(rows.map((row) => [textIn(row, 'month'), numberIn(row, 'premium')]));
    return {
      id,
      label: name,
      points: months.map((month, index) => ({ id: month, label: labels[index] ?? '', value: premium.get(month) ?? 0 })),
    };
  });
}

function columnsOf(label: string, parts: readonly AgencyPart[]): TileColumn[] {
  return [
    { key: 'name', label, kind: 'text' },
    ...parts.map(({ id, name }) => ({ key: id, label: name, kind: 'value' as const })),
  ];
}
