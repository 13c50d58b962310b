import { ApiProblem } from '../http/ApiProblem.ts';

/** How DuckDB's messages begin where a file is not what it wrote; after a fatal error it answers nothing from the file. */
const damage = /^(IO|Serialization|FATAL|Fatal|INTERNAL|Internal) Error/;

/** The problem that people see if the policy set cannot be read. */
export function damagedSet(cause: unknown): ApiProblem {
  return new ApiProblem(
    503,
    'damaged_data_set',
    'The policy data cannot be read. Load it again with "npm run data:load -- FILE".',
    [],
    { cause },
  );
}

/** The error of a statement; a problem where it says that the file of the set is damaged. */
export function asDamage(error: unknown): unknown {
  return error instanceof Error && damage.test(error.message) ? damagedSet(error) : error;
}
