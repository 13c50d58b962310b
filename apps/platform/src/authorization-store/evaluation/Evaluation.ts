import type { CompiledModel } from '../model/CompiledModel.ts';
import type { TupleReader } from '../tuples/TupleReader.ts';

/** What an evaluation reads. */
export interface Evaluation {
  model: CompiledModel;
  tuples: TupleReader;
}
