export type { AuthorizationEndpointId } from './contract/authorizationAreaEndpoints.ts';
export type { ExpandNode } from './contract/schemas/authorization/ExpandNode.ts';
export type { AuthorizationModel } from './contract/schemas/authorization/model.ts';
export {
  createAuthorization,
  type AuthorizationResource,
  type ListedModel,
  type Relationship,
  type RelationshipPage,
} from './resources/authorization.ts';
