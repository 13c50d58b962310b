import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endpointSchemas } from '@agency-insights/insights-api/contract';
import { z } from 'zod';
import { ApiProblem } from './ApiProblem.ts';
import { validatePart } from './validatePart.ts';

const createSavedFilterSchema = endpointSchemas['savedFilters.create'].body;
const savedFiltersQuerySchema = endpointSchemas['savedFilters.list'].query;
const findAgenciesRequestSchema = endpointSchemas['resultSets.findAgencies'].body;
const queryRequestSchema = endpointSchemas['authorization.query'].body;
const questions = 'check, batch_check, list_objects, list_users, expand, read';
const scheduleExportRequestSchema = endpointSchemas['looker.scheduleExport'].body;
const exportRequest = { export_file: 'ppi/exports/agency_benchmarks.export', result_type: 'xlsx' };
const naicsSuggestQuerySchema = endpointSchemas['naics.suggest'].query;

function messageFor(schema: z.ZodType, value: unknown): string {
  try {
    validatePart(schema, value, 'The body');
  } catch (error) {
    if (error instanceof ApiProblem) return error.message;
    throw error;
  }
  return '';
}

const content = { filters: { line: 'personal' } };
const filters = content.filters;

describe('validatePart', () => {
  for (const [schema, value, said] of [
    [createSavedFilterSchema, { filterName: '', filterContent: content }, 'filterName: give the search a name.'],
    [createSavedFilterSchema, { filterName: '\u200b', filterContent: content }, 'filterName: give the search a name.'],
    [createSavedFilterSchema, { filterContent: content }, 'filterName is missing; it must be a text.'],
    [createSavedFilterSchema, { filterName: 7, filterContent: content }, 'filterName must be a text.'],
    [
      createSavedFilterSchema,
      { filterName: 'n'.repeat(121), filterContent: content },
      'filterName may have at most 120 characters.',
    ],
    [createSavedFilterSchema, { filterName: 'x', filterContent: [] }, 'filterContent must be an object.'],
    [
      createSavedFilterSchema,
      { filterName: 'x', filterContent: { ...content, saveSearchType: 'dashboards' } },
      'filterContent.saveSearchType must be one of agencies, benchmark.',
    ],
    [naicsSuggestQuerySchema, { naicsEdition: '2017' }, 'naicsEdition must be 2022.'],
    [
      createSavedFilterSchema,
      { filterName: 'x', filterContent: { filters: {} } },
      'filterContent.filters: at least one filter is needed.',
    ],
    [
      createSavedFilterSchema,
      { filterName: 'x', filterContent: { ...content, sorts: ['premium down'] } },
      'filterContent.sorts.0 must be a column and asc or desc, like "search_premium desc".',
    ],
    [findAgenciesRequestSchema, { filters: { line: '' } }, 'filters.line may not be empty.'],
    [findAgenciesRequestSchema, { filters, limit: 1.5 }, 'limit must be a whole number.'],
    [findAgenciesRequestSchema, { filters, limit: 0 }, 'limit must be at least 1.'],
    [findAgenciesRequestSchema, { filters, limit: 1e6 }, 'limit must be at most 100000.'],
    [findAgenciesRequestSchema, { filters, sorts: Array(5).fill('city asc') }, 'sorts may have at most 4 entries.'],
    [savedFiltersQuerySchema, { pages: '2' }, 'pages is not known here; allowed are page, size.'],
    [z.strictObject({}), { as: 'admin' }, 'as is not known here; leave it out.'],
    [queryRequestSchema, { kind: 'tell' }, `kind must be one of ${questions}.`],
    [queryRequestSchema, {}, `kind is missing; it must be one of ${questions}.`],
    [
      scheduleExportRequestSchema,
      { ...exportRequest, first_run_at: 'tomorrow' },
      'first_run_at must be a date and time with its time zone, like 2026-12-01T06:00:00Z.',
    ],
    [z.object({ id: z.uuid() }), { id: '7' }, 'id must be a UUID, like 123e4567-e89b-42d3-a456-426614174000.'],
    [z.object({ code: z.string().regex(/^\d{3}$/) }), { code: 'x' }, 'code must match the pattern /^\\d{3}$/.'],
    [
      z.object({ of: z.union([z.string(), z.number(), z.null()]) }),
      { of: true },
      'of must be a text, or must be a number, or must be null.',
    ],
    [
      z.object({ of: z.union([z.string(), z.object({ id: z.int(), name: z.string() })]) }),
      { of: { id: 'x' } },
      'of must be a text, or id must be a number and name is missing; it must be a text.',
    ],
    [
      z.object({ names: z.record(z.string().max(3), z.string()) }),
      { names: { long: 'x' } },
      'names.long has a name that is not allowed: it may have at most 3 characters.',
    ],
    [naicsSuggestQuerySchema, { searchFields: 'all' }, 'searchFields must be code, title or index, joined by commas.'],
  ] as const) {
    it(`reports “${said}” [PLAT-15]`, () => assert.equal(messageFor(schema, value), `The body is not valid: ${said}`));
  }

  for (const page of ['', '0x1', '1e9', '+1', '-1', ' 1', '1.0', '١', '1234567890']) {
    it(`does not treat ${JSON.stringify(page)} as a number [PLAT-15]`, () =>
      assert.equal(
        messageFor(savedFiltersQuerySchema, { page }),
        'The body is not valid: page must be a whole number of up to nine digits.',
      ));
  }

  it('reads digits as a number', () =>
    assert.deepEqual(validatePart(savedFiltersQuerySchema, { page: '7', size: '010' }, 'The query'), {
      page: 7,
      size: 10,
    }));
});
