import type { Person } from '../http/Person.ts';
import type { ExportOrder } from './ExportOrder.ts';
import type { SheetToWrite } from './xlsx/writeXlsx.ts';

/** What the file of an export holds. */
export interface ExportContent {
  /** Suggested name, as API-EXPORT-4 gives it. */
  fileName: string;
  sheets: readonly SheetToWrite[];
  /** Rows of data. */
  rows: number;
}

/** Who asked for an export, and how its making is stopped. */
export interface MakeExportOptions {
  personId: string;
  signal: AbortSignal;
}

/** A kind of export: who may ask for it, and what its files hold. */
export interface ExportKind {
  /** Throws an ApiProblem 403 where the person may not see it. */
  refusePerson(person: Person): void;
  /** Throws an ApiProblem 400 with every fault in the request. */
  refuseRequest(order: ExportOrder): void;
  /** Works out the content; null where there is nothing to export. */
  make(order: ExportOrder, options: MakeExportOptions): Promise<ExportContent | null>;
}
