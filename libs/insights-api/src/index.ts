export { endpoints, type EndpointId } from './contract/endpoints.ts';
