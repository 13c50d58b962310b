import type { TestResult } from '../check/TestResult.ts';

/**
 * State of a requirement. `met`: all tests that name the id passed. `part`: they passed, but the id is listed as shown in
 * part. `red`: a test failed. `skipped`: no test ran. `open`: no test names the id.
 */
export type RequirementState = 'met' | 'part' | 'red' | 'skipped' | 'open';

/** A requirement with the tests that name it. */
export interface RequirementRow {
  /** The requirement's id. */
  id: string;
  /** Its state after a run. */
  state: RequirementState;
  /** The tests whose titles name the id. */
  tests: TestResult[];
}

const idsInBrackets = /\[([A-Z]+(?:-[A-Z]+)?-\d+(?:, [A-Z]+(?:-[A-Z]+)?-\d+)*)\]/g;

/** Returns the ids that a document of the catalogue prints in bold, each once. */
export function idsOfCatalogue(markdown: string): string[] {
  const bold = [...markdown.matchAll(/\*\*([A-Z]+-(?:[A-Z]+-)?\d+)\*\*/g)].map((match) => match[1] ?? '');
  return [...new Set(bold)];
}

/** Returns the ids that a test's title names in square brackets: `[KIT-DIALOG-2, KIT-DIALOG-3]`. */
export function idsOfTitle(title: string): string[] {
  return [...title.matchAll(idsInBrackets)].flatMap(([, ids]) => ids?.split(', ') ?? []);
}

/** Joins the catalogue with a run: one row for each id, in the catalogue's order. */
export function coverage(
  ids: readonly string[],
  results: readonly TestResult[],
  inPart: readonly string[] = [],
): RequirementRow[] {
  const testsById = new Map<string, TestResult[]>();
  for (const result of results) {
    for (const id of new Set(idsOfTitle(result.title))) testsById.set(id, [...(testsById.get(id) ?? []), result]);
  }
  return ids.map((id) => {
    const tests = testsById.get(id) ?? [];
    const state = stateOf(tests);
    return { id, state: state === 'met' && inPart.includes(id) ? 'part' : state, tests };
  });
}

function stateOf(tests: TestResult[]): Exclude<RequirementState, 'part'> {
  if (tests.length === 0) return 'open';
  if (tests.some((test) => test.status === 'failed')) return 'red';
  return tests.some((test) => test.status === 'passed') ? 'met' : 'skipped';
}

/** Returns the ids that tests name and the catalogue lacks, each with its first test. */
export function unknownIds(ids: readonly string[], results: readonly TestResult[]): { id: string; test: TestResult }[] {
  const seen = new Set(ids);
  return results.flatMap((test) =>
    idsOfTitle(test.title).flatMap((id) => {
      if (seen.has(id)) return [];
      seen.add(id);
      return [{ id, test }];
    }),
  );
}
