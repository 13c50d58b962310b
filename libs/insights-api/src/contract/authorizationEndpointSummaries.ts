import type { AuthorizationEndpointId } from './authorizationAreaEndpoints.ts';

/** Purpose of each call of the authorization store, in one sentence. */
export const authorizationEndpointSummaries: Readonly<Record<AuthorizationEndpointId, string>> = {
  'authorization.listStores': 'The stores, a page at a time.',
  'authorization.createStore': 'Adds an empty store.',
  'authorization.deleteStore':
    "Deletes a store with its models and relationships; the product's own cannot be deleted.",
  'authorization.listModels': 'The authorization models of a store, newest first, with which one is active.',
  'authorization.createModel': 'Adds an authorization model, as JSON or as text; it becomes active by activation.',
  'authorization.getModel': 'One authorization model.',
  'authorization.activateModel':
    'Makes a model the one that counts; refused while relationships exist that it does not allow, which are named.',
  'authorization.dynamicRenderer': 'A form schema for relationships, derived from the active model.',
  'authorization.check': 'Whether a user has a relation on an object.',
  'authorization.createRelationship': 'Adds a relationship.',
  'authorization.deleteRelationship': 'Deletes a relationship.',
  'authorization.listObjects': 'The objects of a type on which a user has a relation.',
  'authorization.getTupleValues': 'Relationships by a part of what they say, and the values of the part left open.',
  'authorization.query': 'Any question to the store in one call, named by its kind.',
  'authorization.check2': 'Whether a user has a relation on an object, with relationships that count for this call.',
  'authorization.createRelationships2': 'Adds up to 100 relationships, all or none.',
  'authorization.deleteRelationships2': 'Deletes up to 100 relationships, all or none.',
  'authorization.listObjects2':
    'The objects of a type on which a user has a relation, with relationships for this call.',
  'authorization.listObjectsReverse': 'The users who have a relation on an object.',
  'authorization.getAllowedRelations': 'All relations that a user has on an object.',
  'entities.list': 'Organizations, agency networks and applications by name.',
  'entities.create': 'Adds an organization, agency network or application.',
  'entities.update': 'Renames an entity.',
  'entities.disable': 'Disables an entity: relationships through it count for nothing until it is enabled.',
  'entities.enable': 'Enables an entity again.',
};
