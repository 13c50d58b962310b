import { tableFromIPC } from 'apache-arrow';
import type { BareEngine } from './engine.ts';
import { checkingSql, type FilterMix } from './filterMixes.ts';

/** Speed never comes from doing less: the rows must be those of the hand-written statement. Returns their number. */
export async function checkAnswer(bare: BareEngine, mix: FilterMix, body: Buffer): Promise<number> {
  const expected = await bare.ask(checkingSql(mix));
  const table = tableFromIPC(body);
  for (const column of expected.columns) {
    const actual = table.getChild(column.name);
    for (let row = 0; row < expected.rowCount; row++) {
      if (actual?.get(row) !== column.values[row])
        throw new Error(`${mix.title}: row ${row}, ${column.name} is ${actual?.get(row)}, not ${column.values[row]}`);
    }
  }
  if (table.numRows !== expected.rowCount)
    throw new Error(`${mix.title}: ${table.numRows} rows, not ${expected.rowCount}`);
  return expected.rowCount;
}
