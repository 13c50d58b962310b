import { rulesOf } from './fieldTypes.ts';
import type { FieldTypeRules, ValueShape } from './fieldTypes.ts';
import { numberFindings } from './numberFindings.ts';
import { isRecord } from '../objects/isRecord.ts';
import { propertyOf } from '../objects/propertyOf.ts';
import { isDay } from '../objects/days.ts';
import { failure, warning } from './SchemaFinding.ts';
import type { FieldAt, SchemaFinding } from './SchemaFinding.ts';

const data = ['{data}'];

/** Findings about one field that JSON Schema cannot express, or not in these words. */
export function fieldFindings({ field, path }: FieldAt): SchemaFinding[] {
  const rules = rulesOf(field);
  const found = isBlank(field.id)
    ? [failure('argument-not-found', `${path}/id`, 'Argument not found: id must not be empty')]
    : [];
  if (!rules) return found;
  const { shape } = rules;
  const config = isRecord(field.config) ? field.config : {};
  const at = `${path}/config`;
  found.push(...misplacedData(field, rules, path), ...templateFindings(field, shape, path));
  if (shape === 'any' && isBlank(config.componentKey))
    found.push(failure('property-not-found', at, 'componentKey prop not found'));
  // The numbers of a slider are needed in any case, as JSON Schema says.
  const track = shape !== 'range' ? 'none' : field.data === undefined ? 'configured' : 'from-data';
  // Of the config of a custom field most is its component's own.
  if (shape !== 'any') found.push(...numberFindings(config, at, track));
  if (shape !== 'any') found.push(...ruleFindings(config, at));
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

/** Rules for values that could not be checked: no day of the calendar, or no regular expression. */
function ruleFindings({ minDate, maxDate, pattern }: FieldAt['field'], path: string): SchemaFinding[] {
  const found = Object.entries({ minDate, maxDate })
    .filter(([, day]) => typeof day === 'string' && !isDay(day))
    .map(([name]) => failure('not-allowed', `${path}/${name}`, `${name} must be a day such as 2026-01-31`));
  if (typeof minDate === 'string' && typeof maxDate === 'string' && minDate > maxDate)
    found.push(failure('invalid-range', path, 'minDate must not be after maxDate'));
  if (typeof pattern === 'string' && !isPattern(pattern))
    found.push(failure('not-allowed', `${path}/pattern`, 'pattern must be a regular expression'));
  return found;
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
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

/**
 * An unknown name in braces would be sent, or read out, as it is written; a text without any name is the same for
 * all values.
 */
function templateFindings({ filter, summary }: FieldAt['field'], shape: ValueShape, path: string): SchemaFinding[] {
  const known = shape === 'range' || shape === 'days' ? ['{lower}', '{upper}'] : data;
  // A checked box may have its own text; the values of a component are unknown.
  const mayBePlain = shape === 'flag' || shape === 'any';
  /** The error of a template; undefined if it is valid. */
  const wrong = (owner: unknown, name: string, places: readonly string[]) => {
    const template = propertyOf(owner, name);
    const used = typeof template === 'string' ? (template.match(/\{\w+\}/g) ?? []) : places;
    return used.every((place) => places.includes(place)) && (used.length > 0 || mayBePlain)
      ? undefined
      : `${name} must hold ${places.join(' or ')} and no other name in braces`;
  };
  const [format, phrase] = [shape !== 'any' && wrong(filter, 'format', known), wrong(summary, 'phrase', data)];
  return [
    format ? failure('not-allowed', `${path}/filter/format`, format) : [],
    phrase ? warning('unknown-place', `${path}/summary/phrase`, phrase) : [],
  ].flat();
}

/** Whether a text is blank. JSON Schema reports values that are not strings. */
function isBlank(text: unknown): boolean {
  return typeof text === 'string' && text.trim() === '';
}
