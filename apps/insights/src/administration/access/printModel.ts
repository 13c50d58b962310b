import type { AuthorizationModel } from '@agency-insights/insights-api/authorization';

type TypeDefinition = AuthorizationModel['type_definitions'][number];
type Userset = NonNullable<TypeDefinition['relations']>[string];

/** A model in OpenFGA's modelling language. */
export function printModel({ schema_version, type_definitions }: Omit<AuthorizationModel, 'id'>): string {
  return [`model\n  schema ${schema_version}`, ...type_definitions.map(printType)].join('\n');
}

function printType(definition: TypeDefinition): string {
  const relations = Object.entries(definition.relations ?? {});
  const lines = relations.map(([name, userset]) => {
    const given = definition.metadata?.relations?.[name]?.directly_related_user_types ?? [];
    const types = given.map(({ type, relation, wildcard }) => {
      if (wildcard) return `${type}:*`;
      return relation ? `${type}#${relation}` : type;
    });
    return `    define ${name}: ${printUserset(userset, `[${types.join(', ')}]`, false)}`;
  });
  return [`type ${definition.type}`, ...(lines.length > 0 ? ['  relations'] : []), ...lines].join('\n');
}

/** `nested`: whether other words are around it, so that it needs parentheses. */
function printUserset(userset: Userset, direct: string, nested: boolean): string {
  const { computedUserset, tupleToUserset, union, intersection, difference } = userset;
  if (computedUserset) return computedUserset.relation;
  if (tupleToUserset) return `${tupleToUserset.computedUserset.relation} from ${tupleToUserset.tupleset.relation}`;
  const inner = (child: Userset): string => printUserset(child, direct, true);
  const parts = union?.child.map(inner).join(' or ') ?? intersection?.child.map(inner).join(' and ');
  const text = difference ? `${inner(difference.base)} but not ${inner(difference.subtract)}` : parts;
  if (text === undefined) return direct;
  return nested ? `(${text})` : text;
}
