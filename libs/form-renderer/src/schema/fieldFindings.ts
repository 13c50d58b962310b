import { rulesOf } from '../fields/fieldTypes.ts';
import type { FieldTypeRules, ValueShape } from '../fields/fieldTypes.ts';
import { numberFindings } from './numberFindings.ts';
import { isRecord } from '../values/isRecord.ts';
import { failure, warning } from './SchemaFinding.ts';
import type { FieldAt, SchemaFinding } from './SchemaFinding.ts';

/** What JSON Schema cannot say, or not in these words, about one field. */
export function fieldFindings({ field, path }: FieldAt): SchemaFinding[] {
  const rules = rulesOf(field);
  const found =
    field.id === '' ? [failure('argument-not-found', `${path}/id`, 'Argument not found: id must not be empty')] : [];
  if (!rules) return found;
  const { shape } = rules;
  const config = isRecord(field.config) ? field.config : {};
  const at = `${path}/config`;
  found.push(
    ...misplacedData(field, rules, path),
    ...formatFindings(field, shape, path),
    ...phraseFindings(field, path),
  );
  // The numbers of a slider are needed in any case, as JSON Schema says.
  const track = shape !== 'range' ? 'none' : field.data === undefined ? 'configured' : 'from-data';
  // Of the config of a custom field most is its component's own.
  if (shape !== 'any') found.push(...numberFindings(config, at, track));
  if (shape === 'choice' || shape === 'texts') found.push(...repeatedOptions(config.options, at));
  return found;
}

function misplacedData(field: FieldAt['field'], { sources = [] }: FieldTypeRules, path: string): SchemaFinding[] {
  return (['data', 'searchData'] as const)
    .filter((name) => field[name] !== undefined && !sources.includes(name))
    .map((name) =>
      warning(
        'misplaced-data',
        `${path}/${name}`,
        `${name} prop is not supported by fields of type ${String(field.type)}`,
      ),
    );
}

/** Of two options with one value only one could be chosen. */
function repeatedOptions(options: unknown, path: string): SchemaFinding[] {
  const first = new Map<unknown, number>();
  return (Array.isArray(options) ? options : []).flatMap((option: unknown, index) => {
    const value = isRecord(option) ? (option.value ?? option.label) : option;
    const other = first.get(value);
    if (other === undefined) first.set(value, index);
    return other === undefined || typeof value !== 'string'
      ? []
      : failure(
          'invalid-options',
          `${path}/options/${index}`,
          `Another option has the same value: ${path}/options/${other}`,
        );
  });
}

/** A name in braces that stands for nothing would travel as it is written, and a format without any says the same of all values. */
function formatFindings({ filter }: FieldAt['field'], shape: ValueShape, path: string): SchemaFinding[] {
  const format = isRecord(filter) ? filter.format : undefined;
  if (typeof format !== 'string' || shape === 'any') return [];
  const known = shape === 'range' ? ['{lower}', '{upper}'] : ['{data}'];
  const used = placesIn(format);
  // What a box stands for when it is ticked may be a text of its own.
  if (used.every((place) => known.includes(place)) && (used.length > 0 || shape === 'flag')) return [];
  const reason = `format must hold ${known.join(' or ')}, and no other name in braces`;
  return [failure('not-allowed', `${path}/filter/format`, reason)];
}

/** A name in braces that stands for nothing would be read out as it is written. */
function phraseFindings({ summary }: FieldAt['field'], path: string): SchemaFinding[] {
  const phrase = isRecord(summary) ? summary.phrase : undefined;
  if (typeof phrase !== 'string' || placesIn(phrase).every((place) => place === '{data}')) return [];
  const reason = 'phrase may hold {data}, and no other name in braces';
  return [warning('unknown-place', `${path}/summary/phrase`, reason)];
}

function placesIn(template: string): readonly string[] {
  return template.match(/\{\w+\}/g) ?? [];
}
