import { usersetSchema } from '@agency-insights/insights-api/contract';
import { z } from 'zod';

/** A part of a JSON document. */
export type JsonObject = Record<string, unknown>;

/**
 * Returns a schema's JSON Schema without its dialect, which the document names once. Numbers in addresses arrive as
 * text and are parsed.
 */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, $defs: _shared, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return withSharedReferences(rest);
}

/** Recursive schemas, which cannot be inlined. */
export function sharedSchemas(): JsonObject {
  const { $defs = {} } = z.toJSONSchema(z.object({ usersetSchema }), { io: 'input' });
  return withSharedReferences($defs);
}

function withSharedReferences(schema: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonObject;
}
