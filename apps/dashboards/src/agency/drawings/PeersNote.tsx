import type { TileAnswer } from '@agency-insights/insights-api/contract';
import type { ReactElement, ReactNode } from 'react';
import { TileNote } from '../../tiles/TileNote.ts';
import { numberIn } from '../../tiles/tileRows.ts';
import { whyNotCompared } from '../whyNotCompared.ts';
import { t } from '../../language/texts.ts';

/** Notes of a tile; where it has no number of the agencies that it is compared with, it says why. */
export function PeersNote({ answer, notes }: { answer: TileAnswer; notes: ReactNode }): ReactElement {
  const reason = whyNotCompared(answer);
  const isWithheld = reason !== undefined && answer.rows.every((row) => numberIn(row, 'compared') === null);
  return (
    <>
      {notes}
      {isWithheld && (
        <TileNote>
          {t('{name}: {value}', {
            name: answer.comparison?.label ?? t('Peers'),
            value: t('not shown: {reason}', { reason }),
          })}
        </TileNote>
      )}
    </>
  );
}
