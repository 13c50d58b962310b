import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { randomUUID } from 'node:crypto';
import type { Order } from './Engine.ts';

/** Parameters of an address that are no settings of the engine. */
const ofTheServer = ['query', 'database', 'query_id', 'default_format', 'role', 'wait_end_of_query'];

/** The longest value of a field that the server takes, bytes. */
const maxFieldBytes = 131_072;

/** Reads a request as the server does: the statement in the address or the body, its parameters in the address or a form. */
export async function readRequest(request: IncomingMessage): Promise<Order> {
  const address = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const body = await buffer(request);
  const fields = [...address, ...(await formFields(request, body))];
  const value = (name: string): string | undefined => fields.find(([field]) => field === name)?.[1];
  for (const [name, text] of fields)
    if (Buffer.byteLength(text) > maxFieldBytes)
      throw new Error(`Poco::Exception. Code: 1000, e.code() = 0, HTML Form Exception: Field value too long: ${name}`);
  const isForm = isFormOf(request);
  const query = value('query') ?? '';
  const isInsert = /^\s*INSERT\b/i.test(query);
  return {
    sql: query + (isForm || isInsert ? '' : body.toString('utf8')),
    data: isInsert && !isForm ? body : null,
    database: value('database') ?? 'default',
    queryId: value('query_id') ?? randomUUID(),
    settings: new Map([...address].filter(([name]) => !name.startsWith('param_') && !ofTheServer.includes(name))),
    parameters: new Map(
      fields.filter(([name]) => name.startsWith('param_')).map(([name, text]) => [name.slice(6), text]),
    ),
  };
}

function isFormOf(request: IncomingMessage): boolean {
  return (request.headers['content-type'] ?? '').startsWith('multipart/form-data');
}

async function formFields(request: IncomingMessage, body: Buffer): Promise<[string, string][]> {
  if (!isFormOf(request)) return [];
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
  return [...form].map(([name, field]) => [name, String(field)]);
}
