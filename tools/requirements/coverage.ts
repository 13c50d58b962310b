import type { TestResult } from '../check/TestResult.ts';

/** `met`: every test that names the id passed; `red`: one failed; `skipped`: none ran; `open`: no test names it. */
export type RequirementState = 'met' | 'red' | 'skipped' | 'open';

export interface RequirementRow {
  id: string;
  state: RequirementState;
  tests: TestResult[];
}

const idsInBrackets = /\[([A-Z]+(?:-[A-Z]+)?-\d+(?:, [A-Z]+(?:-[A-Z]+)?-\d+)*)\]/g;

/** The ids that the catalogue's documents define: those in bold at the start of a line's text. */
export function idsOfCatalogue(markdown: string): string[] {
  const bold = [...markdown.matchAll(/\*\*([A-Z]+-(?:[A-Z]+-)?\d+)\*\*/g)].map((match) => match[1] ?? '');
  return [...new Set(bold)];
}

/** The ids that a test's title names, in its square brackets: `[KIT-DIALOG-2, KIT-DIALOG-3]`. */
export function idsOfTitle(title: string): string[] {
  return [...title.matchAll(idsInBrackets)].flatMap(([, ids]) => ids?.split(', ') ?? []);
}

function stateOf(tests: TestResult[]): RequirementState {
  if (tests.length === 0) return 'open';
  if (tests.some((test) => test.status === 'failed')) return 'red';
  return tests.some((test) => test.status === 'passed') ? 'met' : 'skipped';
}

/** Joins the catalogue with a run: one row an id, in the catalogue's order. */
export function coverage(ids: readonly string[], results: readonly TestResult[]): RequirementRow[] {
  const testsById = new Map<string, TestResult[]>();
  for (const result of results) {
    for (const id of new Set(idsOfTitle(result.title))) testsById.set(id, [...(testsById.get(id) ?? []), result]);
  }
  return ids.map((id) => {
    const tests = testsById.get(id) ?? [];
    return { id, state: stateOf(tests), tests };
  });
}

/** The ids that tests name and the catalogue lacks, each with a test. */
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
