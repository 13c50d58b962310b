import type { AuthorizationEndpointId } from '@agency-insights/insights-api/contract';
import type { CallExamples, CallRefusal } from '../CallExample.ts';

const store_id = '$STORE_ID';
const unknownId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const unknownStore: CallRefusal = { status: 404, code: 'store_id_not_found', params: { id: unknownId } };
const unknownModel: CallRefusal = {
  status: 404,
  code: 'authorization_model_not_found',
  params: { id: unknownId },
  query: { store_id },
};
const unknownEntity: CallRefusal = { status: 404, code: 'not_found', params: { id: unknownId } };
const user = 'user:anne';
const relation = 'viewable';
const object = 'feature:insights_pl';
const question = { user, relation, object };
const granted = { user: '$NEW_USER', relation: 'granted', object };
const wrongRelation: CallRefusal = { status: 400, code: 'validation_error', body: { ...question, relation: 'owner' } };
const entity = { params: { id: '$ENTITY_ID' }, refusals: [unknownEntity] };

/** An example for each call of the authorization store. */
export const authorizationExamples: CallExamples<AuthorizationEndpointId> = {
  'authorization.listStores': { query: { page_size: '20' } },
  'authorization.createStore': { body: { name: 'documents' } },
  'authorization.deleteStore': {
    params: { id: store_id },
    refusals: [unknownStore, { status: 409, code: 'product_store', params: { id: '01AGENCY1NS1GHTS0000000000' } }],
  },
  'authorization.listModels': { query: { page_size: '20' } },
  'authorization.createModel': { body: { store_id, dsl: 'model\n  schema 1.1\ntype user' } },
  'authorization.getModel': { params: { id: '$MODEL_ID' }, query: { store_id }, refusals: [unknownModel] },
  'authorization.activateModel': { params: { id: '$MODEL_ID' }, query: { store_id }, refusals: [unknownModel] },
  'authorization.dynamicRenderer': {},
  'authorization.check': { body: question, refusals: [wrongRelation] },
  'authorization.createRelationship': {
    body: granted,
    refusals: [{ status: 409, code: 'write_failed_due_to_invalid_input', again: true }],
  },
  'authorization.deleteRelationship': {
    body: { ...granted, user: '$GRANTED_USER' },
    refusals: [{ status: 409, code: 'write_failed_due_to_invalid_input', again: true }],
  },
  'authorization.listObjects': { body: { user, relation, type: 'feature' } },
  'authorization.getTupleValues': { body: { object, relation: 'granted' } },
  'authorization.query': { body: { kind: 'expand', object, relation } },
  'authorization.check2': {
    body: { ...question, contextual_tuples: [{ ...question, relation: 'granted' }] },
    refusals: [wrongRelation],
  },
  'authorization.createRelationships2': {
    body: { relationships: [granted] },
    refusals: [{ status: 409, code: 'write_failed_due_to_invalid_input', again: true }],
  },
  'authorization.deleteRelationships2': {
    body: { relationships: [{ ...granted, user: '$GRANTED_USER' }] },
    refusals: [{ status: 409, code: 'write_failed_due_to_invalid_input', again: true }],
  },
  'authorization.listObjects2': { body: { user, relation, type: 'feature' } },
  'authorization.listObjectsReverse': { body: { object, relation, user_filter: { type: 'user' } } },
  'authorization.getAllowedRelations': { body: { user, object } },
  'entities.list': { query: { entity_type: 'organization', page: '0', size: '20' } },
  'entities.create': {
    body: { entity_type: 'organization', entity_id: '$KEY', name: 'Acme Insurance' },
    refusals: [{ status: 409, code: 'entity_taken', again: true }],
  },
  'entities.update': {
    params: { id: '$ENTITY_ID' },
    body: { name: 'Acme' },
    refusals: [unknownEntity],
  },
  'entities.disable': entity,
  'entities.enable': entity,
};
