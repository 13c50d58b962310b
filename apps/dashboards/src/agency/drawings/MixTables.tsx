import type { TileAnswer, TileColumn, TileRow } from '@agency-insights/insights-api/contract';
import type { ReactElement } from 'react';
import { formatShortValue } from '../../charts/format/formatChartValue.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { pickColumns } from '../../tiles/pickColumns.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import { whyNoGrowth } from '../../tiles/tileNotes.ts';
import { TileTable } from '../../tiles/TileTable.tsx';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { t, tCount } from '../../language/texts.ts';

/** Lists carriers, the largest first. */
export function Carriers({ definition, answer, before, chart }: TileDrawingProps): ReactElement {
  return (
    <TileTable
      chart={chart}
      sentence={concentrationSentence(answer, carriers)}
      columns={pickColumns(definition.columns, ['name', 'premium', 'share', 'growth'])}
      rows={answer.rows}
      idOf={(row) => textIn(row, 'carrier')}
      whyMissing={whyNoGrowthIn(answer)}
      before={{ key: 'premium', find: beforeLookup(answer, before, { idKey: 'carrier', key: 'premium' }) }}
    />
  );
}

/** Lists the accounts of the agency. */
export function Accounts({ definition, answer, before, chart }: TileDrawingProps): ReactElement {
  return (
    <TileTable
      chart={chart}
      sentence={concentrationSentence(answer, accounts)}
      columns={pickColumns(definition.columns, ['name', 'city', 'state', 'policies', 'premium', 'share', 'growth'])}
      secondary={['city', 'policies', 'share']}
      rows={toldApart(answer.rows)}
      idOf={(row) => textIn(row, 'account_id')}
      whyMissing={whyNoGrowthIn(answer)}
      before={{ key: 'premium', find: beforeLookup(answer, before, { idKey: 'account_id', key: 'premium' }) }}
    />
  );
}

/** The accounts; those with the same name have their code with it. */
function toldApart(rows: readonly TileRow[]): readonly TileRow[] {
  const names = rows.map(({ name }) => name);
  return rows.map((row) =>
    names.indexOf(row.name) === names.lastIndexOf(row.name)
      ? row
      : { ...row, name: `${textIn(row, 'name')} (${textIn(row, 'account')})` },
  );
}

/** Why the growth of a row is missing, by row and column. */
const whyNoGrowthIn =
  (answer: TileAnswer) =>
  (row: TileRow, { key }: TileColumn): string | undefined =>
    row[key] == null && key === 'growth' ? whyNoGrowth(answer) : undefined;

const carriers = {
  none: 'There is no carrier to show.',
  one: '{count} carrier.',
  few: '{count} carriers.',
  many: '{count} carriers; the largest three hold {share} of the premium.',
} as const;
const accounts = {
  none: 'There is no account to show.',
  one: '{count} account.',
  few: '{count} accounts.',
  many: '{count} accounts; the largest three hold {share} of the premium.',
} as const;

/** Says how many there are, and how much the largest three hold. */
function concentrationSentence({ rows, premium }: TileAnswer, texts: typeof carriers | typeof accounts): string {
  if (rows.length === 0) return t(texts.none);
  if (rows.length <= 3 || premium <= 0) return tCount(rows.length, texts.one, texts.few);
  const largest = rows.map((row) => numberIn(row, 'share') ?? 0).sort((one, other) => other - one);
  const held = largest.slice(0, 3).reduce((sum, share) => sum + share, 0);
  return tCount(rows.length, texts.many, texts.many, { share: formatShortValue(held, 'ratio') });
}
