import * as fc from 'fast-check';
import type { FgaCall } from '../authorization-store/routes/fga/fgaCalls.ts';
import { hostileBody, hostileJson, hostileText, sendableText } from './hostileText.ts';
import type { AttackRequest } from './sendRequest.ts';

const fieldNames = [
  'user',
  'relation',
  'object',
  'type',
  'checks',
  'contextual_tuples',
  'on_duplicate',
  'on_missing',
  'authorization_model_id',
  'schema_version',
  'type_definitions',
  'conditions',
  'name',
  'user_filters',
  'page_size',
  'continuation_token',
  'tuple_key',
  'tuple_keys',
  'writes',
  'deletes',
  'correlation_id',
  'start_time',
  'assertions',
  '__proto__',
];
/** Id of the product's store. */
const productStore = '01AGENCY1NS1GHTS0000000000';

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    hostileJson,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...fieldNames), tie('any'), { maxKeys: 4 }),
  ),
})).any;
const tuple = fc.record({ user: hostileText, relation: hostileText, object: hostileText });
const json = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...fieldNames), value, { maxKeys: 6 }) },
  {
    weight: 4,
    arbitrary: fc.record({
      user: hostileText,
      relation: hostileText,
      object: hostileText,
      type: hostileText,
      tuple_key: tuple,
      user_filters: fc.tuple(fc.record({ type: hostileText })),
    }),
  },
  { weight: 1, arbitrary: value },
);
const body = fc.oneof(
  { weight: 9, arbitrary: json.map((sent) => JSON.stringify(sent)) },
  { weight: 2, arbitrary: hostileBody },
);
const part = fc.oneof(
  fc.constant(productStore),
  sendableText.filter((text) => !['', '.', '..'].includes(text)),
);
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.dictionary(fc.constantFrom(...fieldNames), sendableText, { maxKeys: 3 }),
);

/** Creates hostile requests for one call of OpenFGA's HTTP API, served below `url`. */
export function hostileFga(
  { method, path }: Pick<FgaCall, 'method' | 'path'>,
  url: string,
  headers: Readonly<Record<string, string>>,
): fc.Arbitrary<AttackRequest> {
  return fc.record({ part, query, body }).map((drawn) => {
    const filled = path.replaceAll(/:(?:store|model)\b/g, encodeURIComponent(drawn.part));
    const hasBody = method !== 'GET' && method !== 'DELETE';
    return {
      method,
      url: `${url}/fga${filled}?${new URLSearchParams(drawn.query).toString()}`,
      headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
      ...(hasBody && { body: drawn.body }),
    };
  });
}
