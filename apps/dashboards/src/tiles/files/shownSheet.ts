import type { TileAnswer, TileDefinition } from '@agency-insights/insights-api/contract';
import { type SmallSheet, tileSheet } from '@agency-insights/insights-api/workbook';
import { t } from '../../language/texts.ts';

/** The sheet of a tile, with its own words in the current language. */
export function shownSheet(definition: TileDefinition, answer: TileAnswer): SmallSheet {
  return tileSheet(definition, answer, {
    subject: answer.agency?.name ?? t('This agency'),
    agencyHeading: t('Agency'),
  });
}
