import assert from 'node:assert/strict';
import { createSessionClient } from '@agency-insights/auth-session';
import { createInsightsApi, isHttpError } from '@agency-insights/insights-api';
import { toFilterExpressions } from '@agency-insights/form-renderer/filters';

assert.equal(typeof createSessionClient, 'function');
assert.equal(typeof createInsightsApi, 'function');
assert.equal(isHttpError(new Error('no')), false);
const { expressions } = toFilterExpressions([{ id: 'name', type: 'text', config: {} }], { name: 'Lone' });
assert.match(expressions.name, /Lone/);
