import type { CompiledModel } from '../model/CompiledModel.ts';
import type { TupleReader } from '../tuples/TupleReader.ts';

/** Input of an evaluation. */
export interface Evaluation {
  model: CompiledModel;
  tuples: TupleReader;
}
