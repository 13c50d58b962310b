import { ApiProblem } from './ApiProblem.ts';

/**
 * Waits for work and renames the fields in its refusals to the caller's names. Rejects like the work.
 */
export async function withFieldNames<T>(work: Promise<T>, names: Readonly<Record<string, string>>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { status, code, message, headers, cause } = error;
    const issues = error.issues.map((issue) => ({ ...issue, path: names[issue.path] ?? issue.path }));
    throw new ApiProblem(status, code, message, issues, { headers, cause });
  }
}
