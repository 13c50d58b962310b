import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  agencyFilterKeys,
  endpointSchemas,
  escapeFilterValue,
  maxFilterExpressionLength,
  policyFilterKeys,
  type EndpointId,
} from '@agency-insights/insights-api/contract';
import * as fc from 'fast-check';
import { inTime } from '../testing/until.test-support.ts';
import { expectedAgencies } from './oracle.test-support.ts';
import { serveTestSet, type ServedSearch } from './serveResultSets.test-support.ts';
import { createTestRecords } from './testRecords.test-support.ts';

const records = createTestRecords(23, 300);
const filterKeys = [...agencyFilterKeys, ...policyFilterKeys];
const textKeys = [
  'agency_name',
  'agency_state',
  'agency_city',
  'primary_account',
  'line',
  'product',
  'carrier',
  'policy_state',
  'naics',
] as const;
const agencyRowsSchema = endpointSchemas['resultSets.findAgencies'].response;

let server: ServedSearch;

before(async () => {
  server = await serveTestSet(records);
});

after(() => server.stop());

interface Refusal {
  status: number;
  error?: { code: string; message: string; issues?: { path: string; message: string }[] };
}

async function ask(
  filters: unknown,
  endpoint: EndpointId = 'resultSets.findAgencies',
): Promise<Refusal & { rows?: unknown[] }> {
  const body =
    endpoint === 'looker.runQuery'
      ? { query_filename: 'marketing_insights/queries/agency_names.query', filter_expression: filters }
      : { filters };
  const response = await server.call('all', endpoint, body);
  return { status: response.status, ...((await response.json()) as object) };
}

/** Pieces of attacks on SQL, patterns and the grammar, and any text at all. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        "'",
        '"',
        '--',
        ';',
        '/*',
        '*/',
        ' OR 1=1 ',
        ') UNION SELECT * FROM policy --',
        '%',
        '_',
        '^',
        '\\',
        ',',
        '-',
        'NOT ',
        '[',
        ']',
        '(',
        ')',
        'inf',
        'NULL',
        'EMPTY',
        '$1',
        '?',
        '\0',
        '\n',
        '\u2028',
        '\ud800',
        '0',
        'TX',
        '1e999',
        '--5',
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

describe('hostile text in the filters', () => {
  for (const key of filterKeys) {
    it(`${key} accepts any text as a value or refuses it by name [PLAT-15]`, async () => {
      await fc.assert(
        fc.asyncProperty(hostile, async (text) => {
          const answer = await ask({ [key]: text });
          assert.ok(answer.status === 200 || answer.status === 400, `${answer.status} for ${JSON.stringify(text)}`);
          if (answer.status !== 400) return;
          assert.equal(answer.error?.code, 'invalid_request');
          assert.ok(
            answer.error.issues?.some((issue) => issue.path === `filters.${key}`),
            JSON.stringify(answer.error),
          );
        }),
        { numRuns: 150 },
      );
    });
  }

  for (const key of textKeys) {
    it(`${key} finds nothing for a value that is not in the data, whatever its characters [PLAT-15]`, async () => {
      const value = fc.string({ unit: 'grapheme', minLength: 6, maxLength: 40 }).map((text) => `x'${text}" OR 1=1 --`);
      await fc.assert(
        fc.asyncProperty(value, async (text) => {
          const answer = await ask({ [key]: escapeFilterValue(text) });
          // A 503 has no rows either: what came is shown.
          assert.deepEqual([answer.status, answer.rows], [200, []], JSON.stringify({ text, answer }));
        }),
        { numRuns: 40 },
      );
    });
  }

  it('leaves the data unchanged [PLAT-15]', async () => {
    const answer = await ask({ line: 'personal,commercial' });
    assert.deepEqual(agencyRowsSchema.parse({ ...answer }).rows, expectedAgencies(records, {}, 'all'));
  });

  it('finds nothing for a text with a NUL, not the text before it [PLAT-15]', async () => {
    const answer = await ask({ agency_name: 'Acme\\u0000' });
    assert.ok(answer.status === 400 || answer.rows?.length === 0);
  });
});

describe('malformed filters', () => {
  for (const [key, text] of [
    ['agency_written_premium', 'lots'],
    ['agency_written_premium', '[5,1]'],
    ['policy_premium', '[1,2'],
    ['policy_count', '1;2'],
    ['effective_date', '2025-02-30'],
    ['effective_date', 'once upon a time'],
    ['agency_name', 'a,,b'],
    ['carrier', '"never closed'],
    ['naics', '52,,'],
  ] as const) {
    it(`${key} = ${text} is refused with a message [PLAT-15] [API-FILTER-1]`, async () => {
      const answer = await ask({ [key]: text });
      assert.equal(answer.status, 400);
      assert.equal(answer.error?.code, 'invalid_request');
      assert.deepEqual(
        answer.error.issues?.map((issue) => issue.path),
        [`filters.${key}`],
      );
      assert.match(answer.error.message, /^The filter “.+” is not valid: (?!.*at character).+\.$/);
      const fromLooker = await ask({ [key]: text }, 'looker.runQuery');
      assert.deepEqual(
        [fromLooker.status, fromLooker.error?.issues?.map((issue) => issue.path)],
        [400, [`filter_expression.${key}`]],
      );
    });
  }

  it('too many patterns for a search are refused [PLAT-15]', async () => {
    const answer = await ask({ agency_name: Array.from({ length: 101 }, (_, i) => `%${i}%`).join(',') });
    assert.equal(answer.status, 400);
    assert.deepEqual(
      answer.error?.issues?.map((issue) => issue.path),
      ['filters.agency_name'],
    );
  });

  for (const [query, key] of [
    ['carriers', 'carrier'],
    ['products', 'product'],
    ['policy_states', 'policy_state'],
    ['agency_states', 'agency_state'],
  ] as const)
    it(`too many patterns for a search are refused in the option list ${query} [PLAT-15]`, async () => {
      const answer = await server.call('all', 'looker.runQuery', {
        query_filename: `marketing_insights/queries/${query}.query`,
        filter_expression: { [key]: Array.from({ length: 101 }, (_, i) => `%${i}%`).join(',') },
      });
      assert.equal(answer.status, 400);
    });

  for (const [key, most, term] of [
    ['policy_premium', 200, (i: number) => String(i)],
    ['agency_written_premium', 50, (i: number) => `[${i},${i + 0.5}]`],
    ['policy_count', 200, (i: number) => `NOT ${i}`],
    ['effective_date', 50, (i: number) => `${i + 1} months ago for 1 month`],
  ] as const) {
    it(`more terms of ${key} than ${most} are refused, and ${most} are accepted [PLAT-15]`, async () => {
      const terms = Array.from({ length: most + 1 }, (_, i) => term(i));
      const answer = await ask({ [key]: terms.join(',') });
      assert.equal(answer.status, 400);
      assert.match(answer.error?.message ?? '', new RegExp(`at most ${most} `));
      assert.equal((await ask({ [key]: terms.slice(1).join(',') })).status, 200);
    });
  }

  it('thousands of exact values are accepted [PLAT-15]', async () => {
    const answer = await ask({ primary_account: Array.from({ length: 1_500 }, (_, i) => `ACC-${i}-1`).join(',') });
    assert.equal(answer.rows?.length, expectedAgencies(records, {}, 'all').length);
  });

  it('a pattern with catastrophic backtracking does not block the search [PLAT-15]', async () => {
    const answer = await inTime('the search ends', ask({ agency_name: `${'%a'.repeat(9_000)}%b` }));
    assert.ok(answer.status === 200 || answer.status === 400);
  });

  for (const [title, body] of [
    ['no filter', {}],
    ['an unknown filter', { agency_zip: '78701' }],
    ['a filter that is no text', { agency_name: 5 }],
    ['an empty filter', { agency_name: '' }],
    ['a filter that is too long', { agency_name: 'a'.repeat(maxFilterExpressionLength + 1) }],
    ['filters that are no object', 'TX'],
    ['__proto__', JSON.parse('{"__proto__": {"line": "personal"}}')],
  ] as const) {
    it(`${title} is refused [PLAT-15] [APP-FIND-6]`, async () => {
      assert.equal((await ask(body)).status, 400);
    });
  }

  for (const more of [
    { limit: 0 },
    { limit: 1e9 },
    { limit: 1.5 },
    { offset: -1 },
    { sorts: ['search_premium; DROP TABLE policy'] },
    { sorts: ['nothing asc'] },
    { unknown: 1 },
  ]) {
    it(`${JSON.stringify(more)} is refused [PLAT-15]`, async () => {
      const response = await server.call('all', 'resultSets.findAgencies', { filters: { line: 'personal' }, ...more });
      assert.equal(response.status, 400);
    });
  }
});

describe('a caller who disconnects', () => {
  it('stops the search, and the platform keeps responding [API-GW-9]', async () => {
    await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        server.call(
          'all',
          'resultSets.findAgencies',
          { filters: { policy_state: 'TX' } },
          { signal: AbortSignal.timeout(1) },
        ),
      ),
    );
    assert.equal((await ask({ policy_state: 'TX' })).status, 200);
  });
});
