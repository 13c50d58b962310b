import type { TileAnswer, TileDefinition } from '@agency-insights/insights-api/contract';
import { type Cell, type SmallSheet, workbookFiles } from '@agency-insights/insights-api/workbook';
import { strToU8, zipSync } from 'fflate';
import { answerFacts } from './answerFacts.ts';
import type { FileSubject } from './fileSubject.ts';
import { shownSheet } from './shownSheet.ts';
import { t } from '../../language/texts.ts';

/** Writes a tile as a workbook: a sheet with its rows, and one with what they were made from. */
export function tileWorkbook(
  definition: TileDefinition,
  answer: TileAnswer,
  subject: FileSubject,
): Uint8Array<ArrayBuffer> {
  const text = (value: string): Cell => ({ kind: 'text', value });
  const about: SmallSheet = {
    name: t('About'),
    headers: [t('Fact'), t('Value')],
    cells: [
      [text(t('What this is')), text(definition.about)],
      ...answerFacts(answer, subject).map(([name, cell]) => [text(name), cell]),
    ],
  };
  const files = workbookFiles({
    sheets: [shownSheet(definition, answer), about],
    title: definition.title,
    createdAt: Date.now(),
  });
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])));
}
