import { describe } from 'node:test';
import { type EndpointId, endpoints } from '@agency-insights/insights-api/contract';
import { testHostileCalls } from './testHostileCalls.test-support.ts';

/** Calls that tokens.hostile.test.ts tests: those that check passwords and tokens of unknown callers. */
const elsewhere = /\.(exchangeLogin|signIn|exchangeLoginAuth0|refresh|oauthToken|auth0Token)$/;

const ids = (Object.keys(endpoints) as EndpointId[]).filter(
  (id) => /^(identity|people|services|auditTrail|storeUsers)\./.test(id) && !elsewhere.test(id),
);

describe('hostile input to identity and the administration of people', () => testHostileCalls(ids));
