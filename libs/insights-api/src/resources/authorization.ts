import { authorizationEndpoints } from '../contract/tables/authorizationEndpoints.ts';
import type { EndpointArguments, EndpointResponse } from '../contract/endpointSchemas.ts';
import type { ExpandNode } from '../contract/schemas/authorization/ExpandNode.ts';
import type { AuthorizationModel } from '../contract/schemas/authorization/model.ts';
import { type CallOptions, createEndpointCaller } from '../gateway/createEndpointCaller.ts';
import type { Gateway } from '../gateway/createGateway.ts';

type Body<K extends keyof typeof authorizationEndpoints> = EndpointArguments<K>['body'];
type Query<K extends keyof typeof authorizationEndpoints> = EndpointArguments<K>['query'];
type Answer<K extends keyof typeof authorizationEndpoints> = Promise<EndpointResponse<K>>;

/** The user has the relation on the object; without `store_id` in the product's own store. */
export type Relationship = Body<'authorization.createRelationship'>;
/** A page of stored relationships. */
export type RelationshipPage = EndpointResponse<'authorization.getTupleValues'>;
/** A model with whether it is the active one. */
export type ListedModel = EndpointResponse<'authorization.listModels'>['authorization_models'][number];

/**
 * The authorization store: for administrators alone, who else calls it gets an HttpError `forbidden`. Calls without
 * `store_id` are about the product's own store.
 */
export interface AuthorizationResource {
  stores(query?: Query<'authorization.listStores'>, options?: CallOptions): Answer<'authorization.listStores'>;
  createStore(name: string, options?: CallOptions): Answer<'authorization.createStore'>;
  removeStore(id: string, options?: CallOptions): Promise<void>;
  /** A page of models, newest first. */
  models(query?: Query<'authorization.listModels'>, options?: CallOptions): Answer<'authorization.listModels'>;
  findModel(id: string, query?: { store_id?: string }, options?: CallOptions): Promise<AuthorizationModel>;
  /** Adds a model, as text or JSON. It counts once it is activated. */
  createModel(model: Body<'authorization.createModel'>, options?: CallOptions): Answer<'authorization.createModel'>;
  /** Makes a model the active one. Refused as `invalid_tuple` while relationships exist that it does not allow. */
  activateModel(id: string, query?: { store_id?: string }, options?: CallOptions): Promise<void>;
  check(question: Body<'authorization.check2'>, options?: CallOptions): Answer<'authorization.check2'>;
  /** The objects of a type on which a user has a relation. */
  listObjects(
    question: Body<'authorization.listObjects2'>,
    options?: CallOptions,
  ): Answer<'authorization.listObjects2'>;
  /** Who has a relation on an object. */
  listUsers(
    question: Body<'authorization.listObjectsReverse'>,
    options?: CallOptions,
  ): Answer<'authorization.listObjectsReverse'>;
  /** All relations that a user has on an object. */
  allowedRelations(
    question: Body<'authorization.getAllowedRelations'>,
    options?: CallOptions,
  ): Answer<'authorization.getAllowedRelations'>;
  /** The tree that says where a relation on an object comes from. */
  expand(question: { object: string; relation: string; store_id?: string }, options?: CallOptions): Promise<ExpandNode>;
  /** A page of relationships by a part of what they say. */
  read(part: Body<'authorization.getTupleValues'>, options?: CallOptions): Promise<RelationshipPage>;
  add(relationship: Relationship, options?: CallOptions): Promise<void>;
  remove(relationship: Relationship, options?: CallOptions): Promise<void>;
}

/** Makes the authorization store over a client's gateway; apart from `createInsightsApi`, for the few who need it. */
export function createAuthorization(gateway: Gateway): AuthorizationResource {
  const call = createEndpointCaller(gateway, authorizationEndpoints);
  return {
    stores: (query = {}, options) => call('authorization.listStores', { query }, options),
    createStore: (name, options) => call('authorization.createStore', { body: { name } }, options),
    async removeStore(id, options) {
      await call('authorization.deleteStore', { params: { id } }, options);
    },
    models: (query = {}, options) => call('authorization.listModels', { query }, options),
    findModel: (id, query = {}, options) => call('authorization.getModel', { params: { id }, query }, options),
    createModel: (body, options) => call('authorization.createModel', { body }, options),
    async activateModel(id, query = {}, options) {
      await call('authorization.activateModel', { params: { id }, query }, options);
    },
    check: (body, options) => call('authorization.check2', { body }, options),
    listObjects: (body, options) => call('authorization.listObjects2', { body }, options),
    listUsers: (body, options) => call('authorization.listObjectsReverse', { body }, options),
    allowedRelations: (body, options) => call('authorization.getAllowedRelations', { body }, options),
    async expand(question, options) {
      const answer = await call('authorization.query', { body: { kind: 'expand', ...question } }, options);
      return (answer as { tree: { root: ExpandNode } }).tree.root;
    },
    read: (body, options) => call('authorization.getTupleValues', { body }, options),
    async add(body, options) {
      await call('authorization.createRelationship', { body }, options);
    },
    async remove(body, options) {
      await call('authorization.deleteRelationship', { body }, options);
    },
  };
}
