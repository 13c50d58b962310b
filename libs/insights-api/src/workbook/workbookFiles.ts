import { planSmallSheet, type SmallSheet } from './SheetPlan.ts';
import { sheetCellsXml, sheetHeadXml, sheetTailXml } from './sheetXml.ts';
import { sheetPath, workbookParts, type WorkbookPlan } from './workbookXml.ts';

/** A workbook of small sheets. */
export interface SmallWorkbook extends Omit<WorkbookPlan, 'sheets'> {
  sheets: readonly SmallSheet[];
}

/** Writes a workbook (Office Open XML) of small sheets: its files by path, which an xlsx file holds zipped. */
export function workbookFiles({ sheets, ...about }: SmallWorkbook): Record<string, string> {
  const plans = sheets.map(planSmallSheet);
  const written = plans.map((plan, index): [string, string] => [
    sheetPath(index),
    `${sheetHeadXml(plan)}${sheetCellsXml(plan.cells ?? [])}${sheetTailXml(plan)}`,
  ]);
  return { ...workbookParts({ sheets: plans, ...about }), ...Object.fromEntries(written) };
}
