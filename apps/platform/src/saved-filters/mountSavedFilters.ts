import type { NewSavedFilterContent, SavedFilter } from '@agency-insights/insights-api/contract';
import type { Database } from '../database/Database.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import type { Routes } from '../http/Routes.ts';
import { checkFilters } from '../result-sets/checkFilters.ts';
import { type SavedFilterOutcome, SavedFilterStore } from './SavedFilterStore.ts';

const defaultPageSize = 100;

/** Max characters of a saved search's content as JSON: more than all filters at their max length. */
export const maxSavedContentLength = 300_000;

/** Dependencies of the saved-filter endpoints. */
export interface MountSavedFiltersOptions {
  database: Database;
  /** Max saved searches of one user. */
  maximum: number;
  /** Current time, milliseconds since the epoch. Default: the system clock. */
  now?: () => number;
}

/** Mounts list, create, update and remove of the caller's own saved searches (API-CAT-4). */
export function mountSavedFilters(routes: Routes, { database, maximum, now }: MountSavedFiltersOptions): void {
  const store = new SavedFilterStore(database, { maximum, ...(now && { now }) });

  routes.mount('savedFilters.list', async ({ person, query: { page = 0, size = defaultPageSize } }) => {
    return { ...(await store.list(person.id, page, size)), page, size, maximum };
  });
  routes.mount('savedFilters.create', async ({ person, body }) => {
    refuseContent(body.filterContent);
    return savedOrProblem(await store.create(person.id, body));
  });
  routes.mount('savedFilters.update', async ({ person, params, body }) => {
    refuseContent(body.filterContent);
    return savedOrProblem(await store.update(person.id, params.id, body));
  });
  routes.mount('savedFilters.remove', async ({ person, params }) => {
    if (!(await store.remove(person.id, params.id))) throw problems.not_found();
    return undefined;
  });
}

/** Responds to the id of another user's saved search as to a missing one, so that ids reveal nothing. */
const problems = {
  name_taken: () => refusal(409, 'name_taken', 'That name already exists', 'filterName'),
  limit_reached: () =>
    new ApiProblem(
      409,
      'limit_reached',
      'Maximum number of saved searches reached. Please delete an existing search before creating a new one.',
    ),
  not_found: () => refusal(404, 'not_found', 'You have no saved search with this id.', 'id'),
};

function refusal(status: number, code: string, message: string, path: string): ApiProblem {
  return new ApiProblem(status, code, message, [{ path, message }]);
}

function savedOrProblem(outcome: SavedFilterOutcome<keyof typeof problems>): SavedFilter {
  if ('refused' in outcome) throw problems[outcome.refused]();
  return outcome.saved;
}

function refuseContent(content: NewSavedFilterContent | undefined): void {
  if (content === undefined) return;
  if (JSON.stringify(content).length > maxSavedContentLength) {
    const message = `may be at most ${maxSavedContentLength} characters long`;
    throw new ApiProblem(400, 'invalid_request', `The body is not valid: filterContent ${message}.`, [
      { path: 'filterContent', message },
    ]);
  }
  try {
    checkFilters(content.filters);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const issues = error.issues.map((issue) => ({ ...issue, path: `filterContent.${issue.path}` }));
    throw new ApiProblem(error.status, error.code, error.message, issues);
  }
}
