import type { Person } from '../http/Person.ts';
import type { ExportOrder } from './ExportOrder.ts';
import type { SheetToWrite } from './xlsx/writeXlsx.ts';

/** Content of an export file. */
export interface ExportContent {
  /** Suggested name, as API-EXPORT-4 gives it. */
  fileName: string;
  sheets: readonly SheetToWrite[];
  /** Rows of data. */
  rows: number;
}

/** The user of an export, and its abort signal. */
export interface MakeExportOptions {
  personId: string;
  signal: AbortSignal;
}

/** A kind of export: its permissions and content. */
export interface ExportKind {
  /** Throws an ApiProblem 403 if the user may not see it. */
  refusePerson(person: Person): void;
  /** Throws an ApiProblem 400 with every fault in the request. */
  refuseRequest(order: ExportOrder): void;
  /** Creates the content; null if there is nothing to export. */
  make(order: ExportOrder, options: MakeExportOptions): Promise<ExportContent | null>;
}
