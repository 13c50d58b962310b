import type { TileAnswer } from '@agency-insights/insights-api/contract';
import type { ReactElement, ReactNode } from 'react';
import { formatSignedValue } from '../../charts/format/formatChartValue.ts';
import { insideSentence } from '../../charts/format/insideSentence.ts';
import { TileNote } from '../../tiles/TileNote.ts';
import { numberIn } from '../../tiles/tileRows.ts';
import { t } from '../../language/texts.ts';

/** Notes of a tile that begins with the year before; where others are chosen to compare with, it says so, and how they grew. */
export function LastYearNote({ answer, notes }: { answer: TileAnswer; notes: ReactNode }): ReactElement {
  const text = lastYearText(answer);
  return (
    <>
      {notes}
      {text && <TileNote>{text}</TileNote>}
    </>
  );
}

function lastYearText({ comparison, ignored_filters, previous_period, rows }: TileAnswer): string {
  const isLastYear = comparison === null ? !ignored_filters.includes('comparison') : comparison.kind === 'last_year';
  if (isLastYear || previous_period === null) return '';
  const own = rows.at(-1) ?? {};
  const [growth, compared] = [numberIn(own, 'growth'), numberIn(own, 'compared')];
  if (comparison === null || growth === null || compared === null)
    return t('This tile compares with the year before only.');
  return t('This tile begins with the year before. Growth: {growth}; {group} together: {compared}.', {
    growth: formatSignedValue(growth, 'ratio'),
    group: insideSentence(comparison.label),
    compared: formatSignedValue(compared, 'ratio'),
  });
}
