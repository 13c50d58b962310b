import type { TestResult } from '../check/TestResult.ts';
import { openListFile, readCatalogue, readOpenIds } from './catalogue.ts';
import { coverage, unknownIds } from './coverage.ts';

/** What the ids of a run are held to, and how much of it has run. */
export interface IdsToJudge {
  /** Whether every check has run: otherwise it is not known which ids have no test. */
  isWhole: boolean;
  /** Default: the project's own. */
  catalogue?: readonly string[];
  /** The ids that say why no test names them. Default: the project's own. */
  open?: readonly string[];
}

/** Holds the ids in the titles of a run's tests against the catalogue: one result for each that is wrong, or one that passes. */
export function judgeIds(
  results: readonly TestResult[],
  { isWhole, catalogue = readCatalogue(), open = readOpenIds() }: IdsToJudge,
): TestResult[] {
  const found = [
    ...unknownIds(catalogue, results).map(
      ({ id, test }) => `${test.file}: "${test.title}" names ${id}, which the catalogue lacks.`,
    ),
    ...open
      .filter((id) => !catalogue.includes(id))
      .map((id) => `${openListFile} names ${id}, which the catalogue lacks.`),
    ...(isWhole ? missingIds(results, catalogue, open) : []).map(
      (id) =>
        `${id} is named by no test. Write one that fails without it, or say in ${openListFile} why there is none.`,
    ),
  ];
  if (found.length > 0) return found.map((title) => ownResult(title, 'failed'));
  return [ownResult('Ids in titles are the catalogue’s', 'passed')];
}

/** The ids that neither have a test nor say why. */
function missingIds(results: readonly TestResult[], catalogue: readonly string[], open: readonly string[]): string[] {
  return coverage(catalogue, results)
    .filter(({ id, state }) => state === 'open' && !open.includes(id))
    .map(({ id }) => id);
}

function ownResult(title: string, status: TestResult['status']): TestResult {
  return { runner: 'catalogue', file: '', title, status };
}
