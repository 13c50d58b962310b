import type { TestResult } from '../check/TestResult.ts';
import { openListFile, readCatalogue, readListedIds } from './catalogue.ts';
import { coverage, unknownIds } from './coverage.ts';
import type { ListedIds } from './listedIds.ts';

/** The ids that a run is checked against, and which parts of the run exist. */
export interface IdsToJudge {
  /** Whether every check ran. Otherwise ids without a test are not reported. */
  isWhole: boolean;
  /** Ids of the catalogue. Default: the project's. */
  catalogue?: readonly string[];
  /** Ids of the list of open requirements. Default: the project's. */
  listed?: ListedIds;
}

/** Checks the ids in test titles and in the list against the catalogue. Returns one result per mistake, or one that passes. */
export function judgeIds(
  results: readonly TestResult[],
  { isWhole, catalogue = readCatalogue(), listed = readListedIds() }: IdsToJudge,
): TestResult[] {
  const mistakes = [
    ...unknownIds(catalogue, results).map(
      ({ id, test }) => `${test.file}: "${test.title}" names ${id}, which the catalogue lacks.`,
    ),
    ...listMistakes(catalogue, listed),
    ...(isWhole ? missingTests(results, catalogue, listed) : []),
    ...listedWithTests(results, catalogue, listed),
  ];
  if (mistakes.length > 0) return mistakes.map((title) => ownResult(title, 'failed'));
  return [ownResult('Every id in a title or in the list is in the catalogue', 'passed')];
}

function listMistakes(catalogue: readonly string[], { inPart, open }: ListedIds): string[] {
  return [
    ...[...inPart, ...open]
      .filter((id) => !catalogue.includes(id))
      .map((id) => `${openListFile} names ${id}, which the catalogue lacks.`),
    ...inPart.filter((id) => open.includes(id)).map((id) => `${openListFile} names ${id} in two sections. Keep one.`),
  ];
}

function missingTests(
  results: readonly TestResult[],
  catalogue: readonly string[],
  { inPart, open }: ListedIds,
): string[] {
  return coverage(catalogue, results)
    .filter(({ id, state }) => state === 'open' && !open.includes(id))
    .map(({ id }) =>
      inPart.includes(id)
        ? `${openListFile} lists ${id} as shown in part, but no test names it. Move it to another section.`
        : `No test names ${id}. Write one that fails without it, or list it in ${openListFile} with the reason.`,
    );
}

function listedWithTests(results: readonly TestResult[], catalogue: readonly string[], { open }: ListedIds): string[] {
  return coverage(catalogue, results)
    .filter(({ id, state }) => state !== 'open' && open.includes(id))
    .map(({ id }) => `${id} has a test. Take it off ${openListFile}, or move it to "Shown in part".`);
}

function ownResult(title: string, status: TestResult['status']): TestResult {
  return { runner: 'catalogue', file: '', title, status };
}
