import { FgaError, type FgaErrorCode } from '../FgaError.ts';
import type { CompiledModel, CompiledRelation } from '../model/CompiledModel.ts';
import type { TupleKey } from '@agency-insights/insights-api/contract';
import { printTuple, splitUserset, typeOf, userParts } from './tupleTexts.ts';

const objectForm = /^[^:#\s\p{Cc}]{1,254}:[^:#\s\p{Cc}]+$/u;
const usersetForm = /^[^:#\s\p{Cc}]{1,254}:[^:#*\s\p{Cc}]+#[^:#@*\s\p{Cc}]{1,50}$/u;
const relationForm = /^[^:#@\s\p{Cc}]{1,50}$/u;

/** Max lengths of an object and of a user in characters, as in OpenFGA. */
export const maxObjectLength = 256;
export const maxUserLength = 512;

/** Returns the relation of a model on an object. Throws an FgaError if one of them is malformed or not in the model. */
export function checkObjectRelation(model: CompiledModel, object: string, relation: string): CompiledRelation {
  checkObject(object);
  const type = typeOf(object);
  return checkTypeRelation(model, type, relation);
}

/** Returns the relation of a type in a model. Throws an FgaError if it does not exist; `field` contains the type. */
export function checkTypeRelation(
  model: CompiledModel,
  type: string,
  relation: string,
  field = 'object',
): CompiledRelation {
  const relations = model.types.get(type);
  if (relations === undefined) throw typeNotFound(type, field, model);
  if (!relationForm.test(relation)) throw malformed('relation', relation, 'a name without blanks and :#@');
  const found = relations.get(relation);
  if (found !== undefined) return found;
  throw new FgaError('relation_not_found', `Type ${type} has no relation ${relation}${oneOf([...relations.keys()])}.`, {
    field: 'relation',
  });
}

/** Checks the form of a user, and that the model has its type. Throws an FgaError; `field` contains the user. */
export function checkUser(model: CompiledModel, user: string, field = 'user'): void {
  if (user.length > maxUserLength || !(objectForm.test(user) || usersetForm.test(user)))
    throw malformed(field, user, 'type:id, type:* or type:id#relation');
  const { type, relation } = userParts(user);
  const relations = model.types.get(type);
  if (relations === undefined) throw typeNotFound(type, field, model);
  if (relation !== '' && !relations.has(relation))
    throw new FgaError(
      'relation_not_found',
      `Type ${type} has no relation ${relation}${oneOf([...relations.keys()])}.`,
      { field },
    );
}

/** Returns why a model does not allow a relationship; null if it does. */
export function findTupleFault(model: CompiledModel, { user, relation, object }: TupleKey): FgaError | null {
  try {
    checkUser(model, user);
    const compiled = checkObjectRelation(model, object, relation);
    return acceptsUser(compiled, user) ? null : notAssignable(compiled, user);
  } catch (error) {
    if (error instanceof FgaError) return error;
    throw error;
  }
}

/**
 * Checks that a model allows each relationship in the list `field` of a request. Throws an FgaError with `code` that
 * names relationship and fault.
 */
export function checkTuples(
  model: CompiledModel,
  tuples: readonly TupleKey[],
  code: FgaErrorCode,
  field: string,
): void {
  for (const [index, tuple] of tuples.entries()) {
    const fault = findTupleFault(model, tuple);
    if (fault === null) continue;
    const text = `Invalid tuple '${printTuple(tuple)}'. Reason: ${fault.message}`;
    throw new FgaError(code, text, { field: `${field}.${index}.${fault.field}` });
  }
}

/** Whether a relation may be given to a user directly. */
export function acceptsUser({ users, wildcards, usersets }: CompiledRelation, user: string): boolean {
  const { object, relation } = splitUserset(user);
  const type = typeOf(object);
  if (relation !== '') return usersets.has(`${type}#${relation}`);
  return user === `${type}:*` ? wildcards.has(type) : users.has(type);
}

/** Checks the form of an object: `document:1`. Throws an FgaError. */
export function checkObject(object: string): void {
  if (object.length > maxObjectLength || !objectForm.test(object)) throw malformed('object', object, 'type:id');
  if (object.endsWith(':*')) throw malformed('object', object, 'a single object, not type:*');
}

function malformed(field: string, value: string, form: string): FgaError {
  const shown = value.length > 80 ? `${value.slice(0, 80)}…` : value;
  return new FgaError('validation_error', `${field} ${JSON.stringify(shown)} is not valid; write ${form}.`, { field });
}

function typeNotFound(type: string, field: string, model: CompiledModel): FgaError {
  const shown = type.slice(0, 80);
  return new FgaError(
    'type_not_found',
    `The model has no type ${JSON.stringify(shown)}${oneOf([...model.types.keys()])}.`,
    {
      field,
    },
  );
}

function notAssignable(relation: CompiledRelation, user: string): FgaError {
  const { users, wildcards, usersets } = relation;
  const allowed = [...users, ...[...wildcards].map((type) => `${type}:*`), ...usersets];
  const fix = allowed.length === 0 ? 'it is computed from other relations' : `allowed are ${allowed.join(', ')}`;
  return new FgaError(
    'invalid_tuple',
    `${relation.type}#${relation.name} cannot be given to ${user} directly; ${fix}.`,
    { field: 'user' },
  );
}

function oneOf(names: readonly string[]): string {
  return names.length === 0 ? '' : `; it has ${names.slice(0, 20).join(', ')}`;
}
