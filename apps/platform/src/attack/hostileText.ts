import * as fc from 'fast-check';
import { hostileTexts } from '../testing/hostileTexts.test-support.ts';

/** Keywords of the product. */
const knownWords = [
  'analyst@demo.test',
  'user:anne',
  'user:*',
  'feature:insights_pl',
  'feature:',
  'organization:a#member',
  'viewable',
  'granted',
  'viewable:insights_pl',
  '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  'eyJhbGciOiJub25lIn0.e30.',
  'W10',
  '*',
  'a:b:c',
  'TX',
  '12 months ago for 12 months',
  '[2,1]',
  '%'.repeat(2_000),
  'model\n  schema 1.1\ntype user',
];

/** Any text, including ill-formed Unicode. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(...hostileTexts, ...knownWords),
);

/** Any text that can be part of an address or a form. */
export const sendableText = hostileText.map((text) => text.toWellFormed());

/** Any JSON value, usually a text. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 1.5, 1e300, true, null, {}, []) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Malformed bodies: not JSON, truncated JSON, or JSON that is nested too deep. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  hostileText,
  fc.json({ maxDepth: 2 }),
  fc.constantFrom('', '{', '{"filters":', 'null', '"x"'),
  fc.integer({ min: 150, max: 20_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc.integer({ min: 150, max: 20_000 }).map((depth) => '{"union":{"child":['.repeat(depth)),
);
