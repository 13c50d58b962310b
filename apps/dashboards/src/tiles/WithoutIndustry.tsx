import type { TileAnswer } from '@agency-insights/insights-api/contract';
import type { ReactElement } from 'react';
import { formatShortValue } from '../charts/format/formatChartValue.ts';
import { TileNote } from './TileNote.ts';
import { numberIn } from './tileRows.ts';
import { t } from '../language/texts.ts';

/** Says how much premium is in no bar of the industries; nothing where all of it is. */
export function WithoutIndustry({ answer }: { answer: TileAnswer }): ReactElement | null {
  const rest = answer.rows.find(({ naics }) => naics === null);
  const share = rest && numberIn(rest, 'share');
  if (share == null || share === 0) return null;
  return (
    <TileNote>
      {t('{share} of the premium has no industry, such as personal lines.', {
        share: formatShortValue(share, 'ratio'),
      })}
    </TileNote>
  );
}
