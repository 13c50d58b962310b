import { describe } from 'node:test';
import { type EndpointId, endpoints } from '@agency-insights/insights-api/contract';
import { testHostileCalls } from './testHostileCalls.test-support.ts';

const elsewhere = /^(identity|people|services|auditTrail|storeUsers|authorization|entities)\./;

// tokens.hostile.test.ts has the start of an enrollment.
const ids = (Object.keys(endpoints) as EndpointId[]).filter((id) => !elsewhere.test(id) && id !== 'users.enrollMfa');

describe("hostile input to the calls of the app's screens", () => testHostileCalls(ids));
