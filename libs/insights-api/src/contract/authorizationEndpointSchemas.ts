import type { AuthorizationEndpointId } from './authorizationAreaEndpoints.ts';
import type { EndpointSchema } from './endpointSchemas.ts';
import * as calls from './schemas/authorization/calls.ts';
import * as entities from './schemas/authorization/entities.ts';
import { authorizationModelSchema } from './schemas/authorization/model.ts';

const checked = { response: calls.checkResponseSchema };
const objects = { response: calls.listObjectsResponseSchema };
const oneEntity = { params: entities.entityParamsSchema, response: entities.entitySchema };
const oneModel = { params: calls.idParamsSchema, query: calls.storeQuerySchema };

/** The zod schemas of the authorization store. */
export const authorizationEndpointSchemas = {
  'authorization.listStores': { query: calls.storesQuerySchema, response: calls.storePageSchema },
  'authorization.createStore': { body: calls.createStoreSchema, response: calls.storeSchema },
  'authorization.deleteStore': { params: calls.idParamsSchema },
  'authorization.listModels': { query: calls.modelsQuerySchema, response: calls.modelPageSchema },
  'authorization.createModel': { body: calls.createModelSchema, response: calls.createdModelSchema },
  'authorization.getModel': { ...oneModel, response: authorizationModelSchema },
  'authorization.activateModel': { ...oneModel, response: calls.activatedModelSchema },
  'authorization.dynamicRenderer': {
    query: calls.dynamicRendererQuerySchema,
    response: calls.dynamicRendererResponseSchema,
  },
  'authorization.check': { ...checked, body: calls.checkRequestSchema },
  'authorization.createRelationship': { body: calls.relationshipSchema },
  'authorization.deleteRelationship': { body: calls.relationshipSchema },
  'authorization.listObjects': { ...objects, body: calls.listObjectsRequestSchema },
  'authorization.getTupleValues': { body: calls.tupleValuesRequestSchema, response: calls.tupleValuesResponseSchema },
  'authorization.query': { body: calls.queryRequestSchema, response: calls.queryResponseSchema },
  'authorization.check2': { ...checked, body: calls.check2RequestSchema },
  'authorization.createRelationships2': { body: calls.relationshipsSchema },
  'authorization.deleteRelationships2': { body: calls.relationshipsSchema },
  'authorization.listObjects2': { ...objects, body: calls.listObjects2RequestSchema },
  'authorization.listObjectsReverse': {
    body: calls.listObjectsReverseRequestSchema,
    response: calls.listObjectsReverseResponseSchema,
  },
  'authorization.getAllowedRelations': {
    body: calls.allowedRelationsRequestSchema,
    response: calls.allowedRelationsResponseSchema,
  },
  'entities.list': { query: entities.entitiesQuerySchema, response: entities.entityPageSchema },
  'entities.create': { body: entities.createEntitySchema, response: entities.entitySchema },
  'entities.update': { ...oneEntity, body: entities.updateEntitySchema },
  'entities.disable': oneEntity,
  'entities.enable': oneEntity,
} as const satisfies Record<AuthorizationEndpointId, EndpointSchema>;
