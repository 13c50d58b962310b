import type { TileAnswer, TileDefinition } from '@agency-insights/insights-api/contract';
import { type Cell, type SmallSheet, tileSheet, workbookFiles } from '@agency-insights/insights-api/workbook';
import { strToU8, zipSync } from 'fflate';
import { answerFacts, subjectOf } from './answerFacts.ts';
import type { FileSubject } from './fileSubject.ts';

/** Writes a tile as a workbook: a sheet with its rows, and one with what they were made from. */
export function tileWorkbook(
  definition: TileDefinition,
  answer: TileAnswer,
  subject: FileSubject,
): Uint8Array<ArrayBuffer> {
  const text = (value: string): Cell => ({ kind: 'text', value });
  const about: SmallSheet = {
    name: 'About',
    headers: ['Fact', 'Value'],
    cells: [
      [text('What this is'), text(definition.about)],
      ...answerFacts(answer, subject).map(([name, cell]) => [text(name), cell]),
    ],
  };
  const files = workbookFiles({
    sheets: [tileSheet(definition, answer, subjectOf(answer)), about],
    title: definition.title,
    createdAt: Date.now(),
  });
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])));
}
