// A thread that writes one xlsx file. writeXlsx.ts starts it and sends the rows.
import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkbookPlan } from '@agency-insights/insights-api/workbook';
import type { SheetRows } from './SheetRows.ts';
import { WorkbookWriter } from './WorkbookWriter.ts';

/** Start parameters of the thread. */
export interface XlsxWorkerData {
  path: string;
  plan: WorkbookPlan;
}

/** Messages of the thread: the number of written rows of the current table, finally that the file is complete. */
export type XlsxWorkerMessage = { type: 'rows'; written: number } | { type: 'done' };

if (!parentPort) throw new Error('xlsxWorker.ts runs only as a worker thread.');
const port = parentPort;
const say = (message: XlsxWorkerMessage) => port.postMessage(message);

const { path, plan } = workerData as XlsxWorkerData;
const arriving = on(port, 'message');
const writer = new WorkbookWriter(path, plan);
try {
  for (const [index, sheet] of plan.sheets.entries()) {
    await writer.writeSheet(index, sheet.cells ? [] : runsOf(sheet.rowCount), (written) =>
      say({ type: 'rows', written }),
    );
  }
} catch (error) {
  writer.abandon();
  throw error;
}
writer.finish();
say({ type: 'done' });
port.close();

/** Yields the runs of rows of a sheet as they arrive, until it is complete. */
async function* runsOf(rowCount: number): AsyncGenerator<SheetRows, void> {
  for (let received = 0; received < rowCount;) {
    const { value } = (await arriving.next()) as { value: [SheetRows] };
    received += value[0].rowCount;
    yield value[0];
  }
}
