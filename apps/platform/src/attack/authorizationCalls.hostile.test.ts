import { describe } from 'node:test';
import { type EndpointId, endpoints } from '@agency-insights/insights-api/contract';
import { testHostileCalls } from './testHostileCalls.test-support.ts';

const ids = (Object.keys(endpoints) as EndpointId[]).filter((id) => /^(authorization|entities)\./.test(id));

describe('hostile input to the authorization store', () => testHostileCalls(ids));
