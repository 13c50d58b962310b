import { rulesOf } from '../fields/fieldTypes.ts';
import { boundFindings, trackFindings } from './numberFindings.ts';
import { failure, isRecord, warning } from './SchemaFinding.ts';
import type { FieldAt, SchemaFinding } from './SchemaFinding.ts';

/** What JSON Schema cannot say, or not in these words, about one field. */
export function fieldFindings({ field, path }: FieldAt): SchemaFinding[] {
  const rules = rulesOf(field);
  const config = isRecord(field.config) ? field.config : {};
  const at = `${path}/config`;
  const found = [...misplacedData(field, path), ...templates(field, path)];
  // Of the config of a custom field most is its component's own.
  if (rules && rules.shape !== 'any') found.push(...boundFindings(config, at));
  if (field.id === '')
    found.push(failure('argument-not-found', `${path}/id`, 'Argument not found: id must not be empty'));
  // The numbers of a slider are needed in any case, as JSON Schema says.
  if (rules?.shape === 'range') found.push(...trackFindings(config, at, field.data !== undefined));
  if (rules?.shape === 'choice' || rules?.shape === 'texts') found.push(...repeatedOptions(config.options, at));
  return found;
}

function misplacedData(field: FieldAt['field'], path: string): SchemaFinding[] {
  const rules = rulesOf(field);
  return (['data', 'searchData'] as const)
    .filter((name) => rules && field[name] !== undefined && !rules.sources?.includes(name))
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

/** A name in braces that stands for nothing would travel as it is written. */
function templates(field: FieldAt['field'], path: string): SchemaFinding[] {
  const { filter, summary } = field;
  const shape = rulesOf(field)?.shape;
  const places = shape === 'range' ? ['{lower}', '{upper}'] : ['{data}'];
  const check = (parent: unknown, way: string, known: readonly string[], needed: boolean): SchemaFinding[] => {
    const name = way.slice(way.lastIndexOf('/') + 1);
    const text = isRecord(parent) ? parent[name] : undefined;
    if (typeof text !== 'string') return [];
    const used = text.match(/\{\w+\}/g) ?? [];
    const strange = used.find((place) => !known.includes(place));
    const reason = strange
      ? `${name} knows ${known.join(' and ')}, not ${strange}`
      : needed && used.length === 0 && `${name} must hold ${known.join(' or ')}`;
    return reason ? [failure('not-allowed', path + way, reason)] : [];
  };
  return [
    ...(shape && shape !== 'any' ? check(filter, '/filter/format', places, shape !== 'flag') : []),
    ...check(summary, '/summary/phrase', ['{data}'], false),
  ];
}
