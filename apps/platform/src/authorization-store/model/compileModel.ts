import { FgaError } from '../FgaError.ts';
import type { AuthorizationModel, RelationReference, TypeDefinition } from '@agency-insights/insights-api/contract';
import type { CompiledModel, CompiledRelation, Consequences } from './CompiledModel.ts';
import { checkRelations } from './checkRelations.ts';
import { modelError } from './modelError.ts';
import { splitUserset } from '../tuples/tupleTexts.ts';
import { readRewrite, rewriteParts, sufficientParts } from './readRewrite.ts';

type Draft = Omit<CompiledRelation, 'consequences'> & {
  consequences: { computed: Set<string>; from: Map<string, Consequences['from'][number]>; given: boolean };
};
type Drafts = Map<string, Map<string, Draft>>;

const reservedNames: ReadonlySet<string> = new Set(['self', 'this']);
const typeName = /^[^:#@*\s\p{Cc}]{1,254}$/u;
const relationName = /^[^:#@*\s\p{Cc}]{1,50}$/u;

/**
 * Checks an authorization model and prepares it for evaluation. Throws an FgaError that names the error and its place.
 */
export function compileModel({ id, schema_version, type_definitions, conditions }: AuthorizationModel): CompiledModel {
  if (schema_version !== '1.1')
    throw new FgaError(
      'invalid_authorization_model',
      `Schema version ${schema_version} is not supported; write the model in 1.1.`,
      {
        field: 'schema_version',
      },
    );
  if (Object.keys(conditions ?? {}).length > 0) throw conditionsRefused(Object.keys(conditions ?? {})[0] ?? '');
  const drafts: Drafts = new Map();
  for (const definition of type_definitions) {
    if (drafts.has(definition.type)) throw modelError(`Type ${definition.type}`, 'is defined twice');
    drafts.set(definition.type, readType(definition));
  }
  checkRelations(drafts);
  for (const relations of drafts.values()) for (const relation of relations.values()) addConsequences(relation, drafts);
  const types = new Map([...drafts].map(([type, relations]) => [type, new Map([...relations].map(finish))]));
  return { id, types, relation: (type, name) => types.get(type)?.get(name) };
}

function readType({ type, relations = {}, metadata }: TypeDefinition): Map<string, Draft> {
  if (!typeName.test(type) || reservedNames.has(type))
    throw modelError(
      `Type ${JSON.stringify(type)}`,
      'has a name that is not allowed: 1 to 254 characters without blanks and :#@*, not self or this',
    );
  const described = metadata?.relations ?? {};
  const undefinedRelation = Object.keys(described).find((name) => !Object.hasOwn(relations, name));
  if (undefinedRelation !== undefined)
    throw modelError(`${type}#${undefinedRelation}`, 'has metadata but no definition in relations');
  return new Map(
    Object.entries(relations).map(([name, userset]) => {
      const where = `${type}#${name}`;
      if (!relationName.test(name) || reservedNames.has(name))
        throw modelError(
          where,
          'has a name that is not allowed: 1 to 50 characters without blanks and :#@*, not self or this',
        );
      const references = Object.hasOwn(described, name) ? (described[name]?.directly_related_user_types ?? []) : [];
      return [name, readRelation(type, name, readRewrite(userset, where), references)];
    }),
  );
}

function readRelation(
  type: string,
  name: string,
  rewrite: CompiledRelation['rewrite'],
  references: readonly RelationReference[],
): Draft {
  const conditional = references.find(({ condition }) => condition !== undefined && condition !== '');
  if (conditional?.condition !== undefined) throw conditionsRefused(conditional.condition);
  const wildcards = references.filter(({ wildcard }) => wildcard !== undefined);
  const rest = references.filter(({ wildcard }) => wildcard === undefined);
  return {
    type,
    name,
    rewrite,
    users: new Set(rest.filter(({ relation }) => !relation).map((reference) => reference.type)),
    wildcards: new Set(wildcards.map((reference) => reference.type)),
    usersets: new Set(rest.filter(({ relation }) => relation).map(({ type: of, relation }) => `${of}#${relation}`)),
    sufficient: sufficientParts(rewrite),
    consequences: { computed: new Set(), from: new Map(), given: false },
  };
}

/** Adds to each relation the relations that follow from it, for walks from users to objects. */
function addConsequences({ type, name, rewrite, usersets }: Draft, drafts: Drafts): void {
  for (const userset of usersets) {
    const { object: of, relation } = splitUserset(userset);
    const member = drafts.get(of)?.get(relation);
    if (member !== undefined) member.consequences.given = true;
  }
  for (const part of rewriteParts(rewrite)) {
    if (part.kind === 'computed') drafts.get(type)?.get(part.relation)?.consequences.computed.add(name);
    if (part.kind !== 'from') continue;
    for (const parent of drafts.get(type)?.get(part.tupleset)?.users ?? [])
      drafts
        .get(parent)
        ?.get(part.relation)
        ?.consequences.from.set(`${type}#${part.tupleset}#${name}`, { type, tupleset: part.tupleset, relation: name });
  }
}

function finish([name, { consequences, ...relation }]: [string, Draft]): [string, CompiledRelation] {
  const { computed, from, given } = consequences;
  return [name, { ...relation, consequences: { computed: [...computed], from: [...from.values()], given } }];
}

function conditionsRefused(name: string): FgaError {
  return new FgaError(
    'unsupported',
    `Condition ${name}: models with conditions are not supported. Remove the conditions, or connect a real OpenFGA with FGA_URL.`,
    { field: 'conditions' },
  );
}
