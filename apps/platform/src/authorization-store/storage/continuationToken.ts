import { FgaError } from '../FgaError.ts';

/** Creates a continuation token for the next page, opaque to callers. */
export function printToken(...position: (number | string)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Reads the numbers of a token; null without a token. Throws an FgaError for an invalid one. */
export function readNumbers(token: string | null | undefined, count: number): number[] | null {
  return read(
    token,
    (position): position is number[] => position.length === count && position.every(Number.isSafeInteger),
  );
}

/** Reads the text of a token; null without a token. Throws an FgaError for an invalid one. */
export function readText(token: string | null | undefined): string | null {
  const isText = (position: unknown[]): position is string[] =>
    position.length === 1 && typeof position[0] === 'string';
  return read(token, isText)?.[0] ?? null;
}

function read<T extends unknown[]>(token: string | null | undefined, fits: (value: unknown[]) => value is T): T | null {
  if (token === null || token === undefined || token === '') return null;
  const position = parse(token);
  if (Array.isArray(position) && fits(position)) return position;
  throw new FgaError(
    'invalid_continuation_token',
    'The continuation token is not valid; pass on the one of the page before.',
    {
      field: 'continuation_token',
    },
  );
}

function parse(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString()) as unknown;
  } catch {
    return undefined;
  }
}
