import type { FieldProblem, FieldProblemCode } from './FieldProblem.ts';
import type { FormValues } from './FormValues.ts';

/** One error of ajv, as far as it is read. */
export interface AjvError {
  /** JSON pointer to the value. */
  instancePath: string;
  /** The keyword that refuses it. */
  keyword: string;
  /** Details, such as `limit` or `missingProperty`. */
  params: Record<string, unknown>;
  /** The message, in the language that ajv was given. */
  message?: string;
}

/** A function that ajv has compiled, at run time or ahead of it. */
export interface AjvValidate {
  (values: unknown): unknown;
  /** Errors of the last values. */
  errors?: readonly AjvError[] | null;
}

const codes: Readonly<Record<string, FieldProblemCode>> = {
  required: 'required',
  minLength: 'too-short',
  maxLength: 'too-long',
  minimum: 'too-small',
  maximum: 'too-large',
  pattern: 'pattern',
};

/**
 * Makes the `check` of a form from a function that ajv has compiled for its values. One that was compiled ahead needs
 * neither ajv nor `unsafe-eval` in the browser. Keywords without a text of their own show ajv's message.
 */
export function ajvCheck(validate: AjvValidate): (values: FormValues) => FieldProblem[] {
  return (values) => (validate(values) ? [] : (validate.errors ?? []).flatMap(problemOf));
}

function problemOf({ instancePath, keyword, params, message }: AjvError): FieldProblem | [] {
  const [, pointer] = instancePath.split('/');
  const missing = keyword === 'required' && pointer === undefined ? params.missingProperty : undefined;
  const fieldId = missing ?? pointer?.replaceAll('~1', '/').replaceAll('~0', '~');
  const code = codes[keyword] ?? 'custom';
  if (typeof fieldId !== 'string') return [];
  return { fieldId, code, limit: params.limit as number | undefined, message: code === 'custom' ? message : undefined };
}
