const assert = require('node:assert/strict');

assert.equal(typeof require('@agency-insights/auth-session').createSessionClient, 'function');
assert.equal(typeof require('@agency-insights/insights-api').createInsightsApi, 'function');
assert.equal(typeof require('@agency-insights/form-renderer/filters').toFilterExpressions, 'function');
assert.equal(typeof require('@agency-insights/ui-kit').Button, 'object');
assert.equal(typeof require('@agency-insights/data-table').rowsSource, 'function');
