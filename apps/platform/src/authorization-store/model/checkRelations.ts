import type { CompiledRelation, Rewrite } from './CompiledModel.ts';
import { modelError } from './modelError.ts';
import { rewriteParts } from './readRewrite.ts';

type Relation = Omit<CompiledRelation, 'consequences'>;
type Types = ReadonlyMap<string, ReadonlyMap<string, Relation>>;

/**
 * Checks that relations reference defined types and relations, can hold for a user, and are not circular. Throws an
 * FgaError.
 */
export function checkRelations(types: Types): void {
  for (const [type, relations] of types)
    for (const relation of relations.values()) {
      for (const part of rewriteParts(relation.rewrite)) checkPart(type, relation, part, types);
      checkReferences(relation, types);
    }
  const reachable = findEntrypoints(types);
  for (const relations of types.values()) {
    const looping = findSelfComputed(relations);
    if (looping) throw modelError(nameOf(looping), 'is computed from itself, directly or through another relation');
    for (const relation of relations.values())
      if (!reachable.has(nameOf(relation)))
        throw modelError(nameOf(relation), 'can never hold for a user: no part of it leads to a type such as [user]');
  }
}

function checkPart(type: string, relation: Relation, part: Rewrite, types: Types): void {
  const where = nameOf(relation);
  const needed = part.kind === 'computed' ? part.relation : part.kind === 'from' ? part.tupleset : null;
  if (needed === null) return;
  const target = types.get(type)?.get(needed);
  if (target === undefined) throw modelError(where, `names ${type}#${needed}, which is not defined`);
  if (part.kind !== 'from') return;
  if (target.rewrite.kind !== 'this')
    throw modelError(
      where,
      `reads ${part.relation} from ${needed}, so ${type}#${needed} must be direct, such as [folder]`,
    );
  if (target.wildcards.size > 0 || target.usersets.size > 0)
    throw modelError(`${type}#${needed}`, 'may list plain types alone, because another relation is read from it');
  if (![...target.users].some((parent) => types.get(parent)?.has(part.relation)))
    throw modelError(
      where,
      `reads ${part.relation} from ${needed}, but no type of ${type}#${needed} defines ${part.relation}`,
    );
}

function checkReferences(relation: Relation, types: Types): void {
  const { users, wildcards, usersets } = relation;
  const isDirect = [...rewriteParts(relation.rewrite)].some(({ kind }) => kind === 'this');
  const count = users.size + wildcards.size + usersets.size;
  if (isDirect && count === 0) throw modelError(nameOf(relation), 'is direct but lists no types, such as [user]');
  if (!isDirect && count > 0) throw modelError(nameOf(relation), 'lists types but is not direct');
  for (const type of [...users, ...wildcards])
    if (!types.has(type)) throw modelError(nameOf(relation), `lists ${type}, which is not a type of the model`);
  for (const userset of usersets) {
    const [type = '', name = ''] = userset.split('#');
    if (!types.get(type)?.has(name)) throw modelError(nameOf(relation), `lists ${userset}, which is not defined`);
  }
}

/** Returns the relations that can hold for at least one user; iterates until no more are found. */
function findEntrypoints(types: Types): ReadonlySet<string> {
  const found = new Set<string>();
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const relations of types.values())
      for (const relation of relations.values())
        if (hasEntrypoint(relation, relation.rewrite, types, found)) found.add(nameOf(relation));
  }
  return found;
}

function hasEntrypoint(relation: Relation, rewrite: Rewrite, types: Types, found: ReadonlySet<string>): boolean {
  const holds = (part: Rewrite): boolean => hasEntrypoint(relation, part, types, found);
  switch (rewrite.kind) {
    case 'this':
      return (
        relation.users.size + relation.wildcards.size > 0 || [...relation.usersets].some((name) => found.has(name))
      );
    case 'computed':
      return found.has(`${relation.type}#${rewrite.relation}`);
    case 'from':
      return [...(types.get(relation.type)?.get(rewrite.tupleset)?.users ?? [])].some((parent) =>
        found.has(`${parent}#${rewrite.relation}`),
      );
    case 'union':
      return rewrite.children.some(holds);
    case 'intersection':
      return rewrite.children.every(holds);
    case 'difference':
      return holds(rewrite.base) && holds(rewrite.subtract);
  }
}

/** Returns a relation that is circular within the same object, so that no tuple resolves it. */
function findSelfComputed(relations: ReadonlyMap<string, Relation>): Relation | undefined {
  const remaining = new Map(relations);
  for (let before = Infinity; remaining.size < before;) {
    before = remaining.size;
    for (const [name, { rewrite }] of remaining)
      if (![...rewriteParts(rewrite)].some((part) => part.kind === 'computed' && remaining.has(part.relation)))
        remaining.delete(name);
  }
  return [...remaining.values()][0];
}

function nameOf({ type, name }: Relation): string {
  return `${type}#${name}`;
}
