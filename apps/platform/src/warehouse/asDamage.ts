import { ApiProblem } from '../http/ApiProblem.ts';

/** Start of DuckDB's messages about a damaged file; after a fatal error it reads nothing from the file. */
const damage = /^(IO|Serialization|FATAL|Fatal|INTERNAL|Internal) Error/;

/** Problem shown to users if the policy set cannot be read. */
export function damagedSet(cause: unknown): ApiProblem {
  return new ApiProblem(
    503,
    'damaged_data_set',
    'The policy data cannot be read. Load it again with "npm run data:load -- FILE".',
    [],
    { cause },
  );
}

/** Returns the error of a statement; converts errors about a damaged set file to a problem. */
export function asDamage(error: unknown): unknown {
  return error instanceof Error && damage.test(error.message) ? damagedSet(error) : error;
}
