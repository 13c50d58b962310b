import { alternatives } from './JsonSchema.ts';
import type { JsonSchema } from './JsonSchema.ts';

/** Numbers that a track can begin with. */
const numbers: Readonly<Record<string, number>> = { min: 0, max: 100, step: 1 };

/** Where a skeleton begins and which shape it has. */
export interface SkeletonOptions {
  /** The property that distinguishes the shapes, and its value. */
  tag: string;
  value: string;
  /** Blanks before the line that it begins on. */
  indent: string;
}

/** An object with its required properties to fill in, and the first place of the caret. */
export function jsonSkeleton(
  root: JsonSchema,
  shape: JsonSchema,
  { tag, value, indent }: SkeletonOptions,
): { text: string; caret: number } {
  const { id, ...rest } = skeletonOf(root, shape) as Record<string, unknown>;
  const whole = { ...(id === undefined ? {} : { id }), [tag]: value, ...rest };
  const text = JSON.stringify(whole, null, 2).replaceAll('\n', `\n${indent}`);
  const blank = /""|\{\}|\[\]/.exec(text);
  return { text, caret: blank ? blank.index + 1 : text.length };
}

/** The required properties of a schema, and a label and the ends of a track, which every control should have. */
function skeletonOf(root: JsonSchema, schema: JsonSchema, name = ''): unknown {
  const [shape = {}] = alternatives(root, schema);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.type === 'array') return [];
  if (shape.type === 'number' || shape.type === 'integer') return numbers[name] ?? 0;
  if (shape.type === 'boolean') return false;
  if (shape.type !== 'object') return name === 'componentKey' ? 'my-component' : '';
  const { properties = {}, required = [] } = shape;
  const wanted = Object.entries(properties)
    .filter(([property]) => required.includes(property) || property === 'label' || property in numbers)
    .sort(([a], [b]) => Number(b === 'label') - Number(a === 'label'));
  return Object.fromEntries(wanted.map(([property, part]) => [property, skeletonOf(root, part, property)]));
}
