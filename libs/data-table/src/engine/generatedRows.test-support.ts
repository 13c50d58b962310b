import fc from 'fast-check';
import type { EngineFilter } from './EngineFilter.ts';
import type { ViewRequest } from './TableView.ts';
import type { ReferenceRow } from './referenceView.test-support.ts';

/** The columns of generated rows. */
export const columnIds = ['premium', 'name', 'effective', 'lines', 'mixed'] as const;

const names = ['Austin', 'austin', 'Álamo', 'Unit 9', 'Unit 10', '', 'Straße', 'STRASSE', 'İzmir', '東京', 'a\u0001b'];
const days = ['2024-02-29', '2025-01-01', '2025-12-31', '2026-11-20'];

const values = fc.record({
  premium: fc.option(fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ min: -1e6, max: 1e6 }), fc.constant(-0)), {
    freq: 6,
  }),
  name: fc.option(fc.constantFrom(...names), { nil: undefined }),
  effective: fc.option(
    fc.oneof(
      fc.constantFrom(...days, 'soon', '2025-13'),
      fc.constantFrom(...days).map((day) => new Date(`${day}T18:30:00Z`)),
      fc.constantFrom(...days).map((day) => Date.parse(day)),
    ),
  ),
  lines: fc.option(fc.array(fc.constantFrom('Auto', 'Home', 'auto'), { maxLength: 2 })),
  mixed: fc.oneof(
    fc.integer({ min: -9, max: 9 }),
    fc.constantFrom('n/a', '12', 'N/A', null, undefined),
    fc.boolean(),
    fc.bigInt({ min: -9n, max: 9n }),
  ),
});

/** Rows with missing, mixed and odd values; optionally nested. */
export function generatedRows({ nested }: { nested: boolean }): fc.Arbitrary<ReferenceRow[]> {
  return fc
    .array(fc.record({ values, above: fc.double({ min: 0, max: 1, noNaN: true }) }), { maxLength: 40 })
    .map((rows) =>
      rows.map(({ values: row, above }, index) => ({
        values: row,
        // About a third are top rows; the others are nested in an earlier one.
        parent: nested && above < 0.65 ? Math.floor((above / 0.65) * index) - (index === 0 ? 1 : 0) : -1,
      })),
    );
}

const isLong = (value: unknown, filterValue: unknown) => String(value).length > Number(filterValue);

/** Filters of every type, with and without effect. */
export const generatedFilter: fc.Arbitrary<EngineFilter> = fc.oneof(
  fc.record({
    type: fc.constant('text' as const),
    columnId: fc.constantFrom(...columnIds),
    operator: fc.constantFrom('contains' as const, 'equals' as const, 'startsWith' as const),
    text: fc.constantFrom('', 'a', 'b', 'AUS', 'unit 1', 'straSSe', 'ß', 'i', '1', '2025', 'auto, h', '\u0001', 'á'),
  }),
  fc.record({
    type: fc.constant('options' as const),
    columnId: fc.constantFrom(...columnIds),
    values: fc.uniqueArray(fc.constantFrom('AUSTIN', 'unit 9', '', 'auto', '3', 'true', '2025-01-01', 'n/a'), {
      maxLength: 3,
    }),
  }),
  fc.record({
    type: fc.constant('number' as const),
    columnId: fc.constantFrom('premium', 'mixed', 'name'),
    min: fc.option(fc.integer({ min: -5, max: 5 })),
    max: fc.option(fc.integer({ min: -5, max: 5 })),
  }),
  fc.record({
    type: fc.constant('date' as const),
    columnId: fc.constantFrom('effective', 'name'),
    from: fc.constantFrom(null, ...days, 'soon'),
    to: fc.constantFrom(null, ...days, '2025-12'),
  }),
  fc.record({
    type: fc.constant('custom' as const),
    columnId: fc.constantFrom(...columnIds),
    filterValue: fc.integer({ min: 0, max: 6 }),
    matches: fc.constant(isLong),
  }),
);

/** Requests with every part. */
export const generatedRequest: fc.Arbitrary<ViewRequest> = fc.record({
  filters: fc.array(generatedFilter, { maxLength: 2 }),
  search: fc.constantFrom('', '', ' ', 'us', 'UNIT', '-0', '2025-0', '東', 'home', 'i'),
  sorting: fc.uniqueArray(fc.record({ id: fc.constantFrom<string>(...columnIds, 'unknown'), desc: fc.boolean() }), {
    selector: (entry) => entry.id,
    maxLength: 3,
  }),
  expanded: fc.oneof(
    fc.constant(undefined),
    fc.constant(true as const),
    fc.array(fc.nat({ max: 39 })).map((rows) => new Set(rows)),
  ),
});
