import { type Endpoint, type EndpointId, endpoints, endpointSummaries } from '@agency-insights/insights-api/contract';
import { callErrors } from './callErrors.ts';
import { callExamples } from './callExamples.ts';
import { curlOf } from './curlOf.ts';

/** Sections of the page, each with its areas of the endpoint table. */
const parts: readonly (readonly [heading: string, areas: readonly string[]])[] = [
  ['Agencies', ['resultSets', 'agencies']],
  ['Queries, exports and dashboard addresses', ['looker']],
  ['Dashboards', ['embed', 'dashboards']],
  ['Industries', ['naics', 'askkodiak']],
  ['Saved searches', ['savedFilters']],
  ['The caller', ['users', 'permissions']],
  ['Sign-in in a browser', ['session']],
  ['Tokens of programs', ['identity', 'services']],
  ['People', ['people', 'storeUsers', 'auditTrail']],
  ['Authorization store', ['authorization', 'entities']],
  ['The platform itself', ['clientLog', 'openapi']],
];

const answers: Readonly<Record<Endpoint['answer'], string>> = {
  json: 'JSON',
  'result-set': 'Arrow, or JSON by `Accept`',
  file: 'xlsx',
  csv: 'csv',
  redirect: 'redirect',
  page: 'page',
  none: 'no body',
};

/** Renders every call as Markdown: a table and the commands of each section. Throws if a call belongs to no section. */
export function renderCalls(): string {
  const ids = Object.keys(endpoints) as EndpointId[];
  const areas = new Set(parts.flatMap(([, names]) => names));
  const homeless = ids.filter((id) => !areas.has(areaOf(id)));
  if (homeless.length > 0) throw new Error(`No section of the page covers ${homeless.join(', ')}.`);
  return parts
    .map(([heading, names]) =>
      partOf(
        heading,
        ids.filter((id) => names.includes(areaOf(id))),
      ),
    )
    .join('\n');
}

function partOf(heading: string, ids: readonly EndpointId[]): string {
  const rows = ids.map((id) => {
    const { method, path } = endpoints[id];
    const cells = [`\`${method} ${path}\``, endpointSummaries[id], whoMay(id), answerOf(id), errorsOf(id)];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return [
    `### ${heading}`,
    '',
    '| call | meaning | who | answer | errors |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '```sh',
    ...ids.map((id) => curlOf(id)),
    '```',
    '',
  ].join('\n');
}

function areaOf(id: EndpointId): string {
  return id.split('.', 1)[0] ?? '';
}

function whoMay(id: EndpointId): string {
  const { auth, server }: Endpoint = endpoints[id];
  const { needs } = callExamples[id];
  if (server === 'dashboards' && auth === 'bearer') return 'frame';
  if (auth === 'bearer' && needs !== undefined) return needs;
  return {
    bearer: 'person',
    caller: needs ?? 'caller',
    administrator: 'administrator',
    session: 'cookie',
    public: 'anybody',
  }[auth];
}

/** Status of a successful answer. */
export function successStatus(id: EndpointId): number {
  const { status, answer }: Endpoint = endpoints[id];
  return callExamples[id].status ?? status ?? (answer === 'redirect' ? 303 : 200);
}

function answerOf(id: EndpointId): string {
  return `${successStatus(id)} ${answers[endpoints[id].answer]}`;
}

/** Returns the error codes that the status alone does not imply. */
function errorsOf(id: EndpointId): string {
  const plain = new Set(['400 invalid_request', '401 unauthenticated', '403 forbidden', '404 not_found']);
  return callErrors(id)
    .map(({ status, code }) => (plain.has(`${status} ${code}`) ? String(status) : `${status} \`${code}\``))
    .join(', ');
}
