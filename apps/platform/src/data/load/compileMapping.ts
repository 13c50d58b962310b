import { moneyFields, recordFieldNames, recordFields, type RecordFieldName } from '../recordFields.ts';
import { LoadError } from './LoadError.ts';
import type { FieldRule, Mapping } from './Mapping.ts';

/** Reads one field from the values of a row; empty if missing. */
export type FieldReader = (values: readonly string[]) => string;

/** A mapping, bound to the columns of one file. */
export interface CompiledMapping {
  readers: Readonly<Record<RecordFieldName, FieldReader>>;
  /** Names of field sources in reports: the file's column names. */
  sources: Readonly<Record<RecordFieldName, string>>;
  /** Unused columns of the file. */
  ignored: readonly string[];
  /** Positions of columns that hold amounts of money. */
  moneyColumns: ReadonlySet<number>;
  /** Fields that round fractions of a cent. */
  rounded: ReadonlySet<RecordFieldName>;
}

/**
 * Binds a mapping to the header of a file; without a mapping, columns have our names in any case. Throws a LoadError
 * that names missing, existing or duplicate columns.
 */
export function compileMapping(header: readonly string[], mapping: Mapping | null, file = 'The file'): CompiledMapping {
  const columns = header.map((name) => name.trim().replaceAll(/\s+/g, ' '));
  const positions = positionsOf(columns, file);
  const rules = mapping?.fields ?? rulesByName(positions);
  const used = new Set<number>();
  const unknown = new Set<string>();
  const find = (name: string) => {
    const position = positions.get(columnKey(name));
    if (position === undefined) unknown.add(name);
    else used.add(position);
    return position ?? -1;
  };

  const missing = new Set(mapping?.missing ?? []);
  const readers = {} as Record<RecordFieldName, FieldReader>;
  const sources = {} as Record<RecordFieldName, string>;
  for (const name of recordFieldNames) {
    const rule = rules[name];
    readers[name] = rule === undefined ? () => '' : compileRule(rule, find, missing);
    sources[name] = rule === undefined ? name : sourceOf(rule, name);
  }
  refuseMissing({ rules, unknown, columns, file, mapped: mapping !== null });
  const moneyRules = moneyFields.map((name) => rules[name]).filter((rule) => rule !== undefined);
  return {
    readers,
    sources,
    ignored: columns.filter((_, index) => !used.has(index)),
    moneyColumns: new Set(moneyRules.flatMap(columnsOf).map((name) => positions.get(columnKey(name)) ?? -1)),
    rounded: new Set(moneyFields.filter((name) => rounds(rules[name]))),
  };
}

function rounds(rule: FieldRule | undefined): boolean {
  return typeof rule === 'object' && 'round' in rule && rule.round === true;
}

type Rules = Partial<Record<RecordFieldName, FieldRule | undefined>>;

/** `Policy ID`, `policy-id` and `POLICY_ID` are one column. */
function columnKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_');
}

/** Returns the positions of columns by key. Throws a LoadError for duplicate keys, except unnamed columns. */
function positionsOf(columns: readonly string[], file: string): ReadonlyMap<string, number> {
  const positions = new Map<string, number[]>();
  columns.forEach((name, index) => {
    const known = positions.get(columnKey(name));
    if (known) known.push(index);
    else positions.set(columnKey(name), [index]);
  });
  const duplicates = [...positions].filter(([key, { length }]) => key !== '' && length > 1);
  if (duplicates.length === 0) return new Map([...positions].map(([key, [first = -1]]) => [key, first]));
  const list = new Intl.ListFormat('en-US');
  const names = duplicates.map(
    ([, [first = -1, ...more]]) =>
      `${columns[first]} (columns ${list.format([first, ...more].map((index) => String(index + 1)))})`,
  );
  throw new LoadError(
    'columns_duplicate',
    `${file} has duplicate column names: ${names.join(', ')}.\nRename or remove all but one of each.`,
  );
}

function rulesByName(positions: ReadonlyMap<string, number>): Rules {
  return Object.fromEntries(recordFieldNames.filter((name) => positions.has(name)).map((name) => [name, name]));
}

function compileRule(rule: FieldRule, find: (name: string) => number, globalMissing: ReadonlySet<string>): FieldReader {
  if (typeof rule === 'object' && 'constant' in rule) {
    const { constant } = rule;
    return () => constant;
  }
  const details: { missing?: string[] | undefined; values?: Record<string, string> | undefined } =
    typeof rule === 'string' ? {} : rule;
  const missing = new Set([...globalMissing, ...(details.missing ?? [])]);
  const column = (name: string): FieldReader => {
    const position = find(name);
    return (values) => {
      const text = values[position]?.trim() ?? '';
      return missing.has(text) ? '' : text;
    };
  };
  const read = compileSource(rule, column);
  if (details.values === undefined) return read;
  const replacements = new Map(Object.entries(details.values));
  return (values) => {
    const text = read(values);
    return replacements.get(text) ?? text;
  };
}

function compileSource(
  rule: Exclude<FieldRule, { constant: string }>,
  column: (name: string) => FieldReader,
): FieldReader {
  if (typeof rule === 'object' && 'template' in rule) return compileTemplate(rule.template, column);
  const candidates = columnsOf(rule).map(column);
  const [first] = candidates;
  if (candidates.length === 1 && first) return first;
  return (values) => {
    for (const read of candidates) {
      const text = read(values);
      if (text !== '') return text;
    }
    return '';
  };
}

function compileTemplate(template: string, column: (name: string) => FieldReader): FieldReader {
  // Every second part is in braces.
  const parts = template.split(/\{([^{}]+)\}/).map((part, index) => (index % 2 === 1 ? column(part) : part));
  return (values) => {
    let text = '';
    for (const part of parts) {
      const piece = typeof part === 'string' ? part : part(values);
      if (typeof part !== 'string' && piece === '') return '';
      text += piece;
    }
    return text;
  };
}

function columnsOf(rule: FieldRule): string[] {
  if (typeof rule === 'string') return [rule];
  if ('column' in rule) return [rule.column];
  if ('columns' in rule) return rule.columns;
  return 'template' in rule ? [...rule.template.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? '') : [];
}

function sourceOf(rule: FieldRule, name: string): string {
  return columnsOf(rule).join(' + ') || name;
}

interface RefuseOptions {
  rules: Rules;
  unknown: ReadonlySet<string>;
  columns: readonly string[];
  file: string;
  mapped: boolean;
}

function refuseMissing({ rules, unknown, columns, file, mapped }: RefuseOptions): void {
  const has = `It has: ${columns.join(', ') || 'no columns'}.`;
  if (unknown.size > 0) {
    throw new LoadError(
      'columns_missing',
      `${file} does not have these columns, which the mapping names: ${[...unknown].join(', ')}.\n${has}`,
    );
  }
  const absent = recordFields
    .filter(({ name, required }) => required && rules[name] === undefined)
    .map(({ name }) => name);
  if (absent.length === 0) return;
  const advice = mapped
    ? 'Add them to the mapping.'
    : 'Rename the columns of the file to these names, or map them with --map.';
  throw new LoadError('columns_missing', `${file} lacks required columns: ${absent.join(', ')}.\n${has}\n${advice}`);
}
