import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { LoadError } from './LoadError.ts';
import { mappingSchema, type Mapping } from './Mapping.ts';

/** Names of built-in mappings for `--map`. */
export const builtInMappings = ['agency-performance'] as const;

/**
 * Reads a built-in mapping by its name, or a JSON file. Throws a LoadError that names every fault and its place.
 */
export async function readMapping(nameOrPath: string): Promise<Mapping> {
  const builtIn = builtInMappings.find((name) => name === nameOrPath);
  const path = builtIn === undefined ? nameOrPath : new URL(`./mappings/${builtIn}.json`, import.meta.url);
  let source: string;
  try {
    source = await readFile(path, 'utf8');
  } catch (cause) {
    throw new LoadError(
      'mapping_not_valid',
      `The mapping ${nameOrPath} cannot be read. Name a JSON file or one of: ${builtInMappings.join(', ')}.`,
      { cause },
    );
  }
  return parseMapping(source, nameOrPath);
}

/** Parses a mapping file. Throws a LoadError that names every fault and its place. */
export function parseMapping(source: string, name = 'mapping'): Mapping {
  let json: unknown;
  try {
    json = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new LoadError('mapping_not_valid', `The mapping ${name} is not JSON: ${(cause as Error).message}`, { cause });
  }
  const checked = mappingSchema.safeParse(json);
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map(
    (issue) => `  ${issue.path.map(String).join('.') || 'mapping'}: ${faultOf(issue)}`,
  );
  throw new LoadError('mapping_not_valid', `The mapping ${name} is not valid:\n${faults.join('\n')}`);
}

function faultOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_union')
    return 'must be a column name, or an object with one of column, columns, template, constant';
  return issue.message;
}
