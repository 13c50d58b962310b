import type { FunctionName, ValueType } from '../Query.ts';
import type { Parameter, SqlDialect } from '../SqlDialect.ts';

/**
 * Dates are days since 1970-01-01: ClickHouse's own dates begin with 1900 and silently become 1900-01-01 below, so that
 * comparisons with an earlier day would be wrong.
 */
const typeNames: Readonly<Record<ValueType, string>> = {
  integer: 'Int32',
  bigint: 'Int64',
  double: 'Float64',
  text: 'String',
  date: 'Int32',
};
const msPerDay = 86_400_000;

/**
 * The server refuses values of more than 131,072 bytes; an id with its comma has at most 12, a character of a text at
 * most 4.
 */
const idsPerPiece = 10_000;
const charactersPerPiece = 30_000;

function call(name: FunctionName, parameters: readonly string[]): string {
  const [first = ''] = parameters;
  if (name === 'dateText') return `toString(addDays(toDate32('1970-01-01'), ${first}))`;
  if (name === 'timestampText') return `concat(replaceOne(substring(toString(${first}), 1, 23), ' ', 'T'), 'Z')`;
  // All sums are of integers. 64-bit sums would overflow without an error.
  if (name === 'sum') return `sum(toInt128(${first}))`;
  return `${name}(${parameters.join(', ')})`;
}

/** ClickHouse's SQL, with the settings of `questionSettings`. */
export const clickHouseDialect: SqlDialect = {
  name: 'clickhouse',
  placeholder(position, parameter) {
    const names = namesOf(position, piecesOf(parameter).length);
    if (parameter.type === 'ids') return joined('arrayConcat', names, 'Array(Int32)');
    return joined('concat', names, typeNames[parameter.type]);
  },
  typeName: (type) => typeNames[type],
  isAmongIds: (id, placeholder) => `${id} IN (SELECT arrayJoin(${placeholder}))`,
  call,
};

/** Returns the parameters of a statement in the server's format, by the names of their placeholders. */
export function clickHouseParameters(parameters: readonly Parameter[]): Record<string, string> {
  const named = parameters.flatMap((parameter, index) => {
    const pieces = piecesOf(parameter);
    return namesOf(index + 1, pieces.length).map((name, at) => [name, pieces[at] ?? ''] as const);
  });
  return Object.fromEntries(named);
}

function namesOf(position: number, pieces: number): string[] {
  return pieces === 1 ? [`p${position}`] : Array.from({ length: pieces }, (_, at) => `p${position}_${at}`);
}

function joined(join: string, names: readonly string[], type: string): string {
  const placeholders = names.map((name) => `{${name}:${type}}`);
  return placeholders.length === 1 ? (placeholders[0] ?? '') : `${join}(${placeholders.join(', ')})`;
}

/** Splits a value into pieces within the server's limit; nearly all values fit into one. */
function piecesOf({ type, value }: Parameter): string[] {
  if (type === 'ids')
    return atLeastOne(value.length, idsPerPiece, (from, to) => `[${value.subarray(from, to).join(',')}]`);
  if (type === 'date') return [String(Date.parse(`${value}T00:00:00Z`) / msPerDay)];
  if (type !== 'text') return [String(value)];
  const characters = [...String(value)];
  return atLeastOne(characters.length, charactersPerPiece, (from, to) =>
    characters.slice(from, to).map(escaped).join(''),
  );
}

/** Escapes a character of a value as in tab-separated text. */
function escaped(character: string): string {
  return escapes[character] ?? character;
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\0': '\\0',
};

function atLeastOne(length: number, size: number, slice: (from: number, to: number) => string): string[] {
  const count = Math.max(1, Math.ceil(length / size));
  return Array.from({ length: count }, (_, at) => slice(at * size, (at + 1) * size));
}
