import type { AuthorizationModel } from '@agency-insights/insights-api/contract';
import { FgaError } from '../FgaError.ts';
import type { CompiledModel, CompiledRelation } from '../model/CompiledModel.ts';
import { compileModel } from '../model/compileModel.ts';

/** Throws an FgaError that names what a model lacks for the product's store. */
export function requireProductModel(model: AuthorizationModel): void {
  const compiled = compileModel(model);
  const lacking = requirements.filter(({ isMet }) => !isMet(compiled)).map(({ definition }) => definition);
  if (lacking.length === 0) return;
  throw new FgaError(
    'invalid_authorization_model',
    `The product cannot work with this model, which lacks: ${lacking.join('; ')}. Add it to the model.`,
    { field: 'id' },
  );
}

const requirements = [
  { definition: 'type feature, define viewable', isMet: (model: CompiledModel) => has(model, 'feature', 'viewable') },
  ...['granted', 'blocked'].map((name) => ({
    definition: `type feature, define ${name}: [user]`,
    isMet: (model: CompiledModel) => model.relation('feature', name)?.users.has('user') ?? false,
  })),
  {
    definition: 'type platform, define administrator: [user], and nothing else in it',
    isMet: (model: CompiledModel) => isGivenToPeopleAlone(model.relation('platform', 'administrator')),
  },
];

function has(model: CompiledModel, type: string, relation: string): boolean {
  return model.relation(type, relation) !== undefined;
}

/** Whether only users can have a relation directly: administrators are then found without evaluation. */
function isGivenToPeopleAlone(relation: CompiledRelation | undefined): boolean {
  if (relation?.rewrite.kind !== 'this') return false;
  const { users, wildcards, usersets } = relation;
  return users.size === 1 && users.has('user') && wildcards.size === 0 && usersets.size === 0;
}
