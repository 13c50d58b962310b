import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fieldFault } from './fieldFault.ts';

const refusal = (path: string, message: string) => ({
  code: 'invalid_request',
  message: `The body is not valid: ${message}.`,
  issues: [{ path, message }],
});

describe('a refusal of wrong input', () => {
  for (const [fault, path, message] of [
    [null, 'limit', 'must be at least 1'],
    [null, 'filters.agency_sate', 'is not known here; leave it out'],
    [null, 'agency_sate', 'is not known here; leave it out'],
    [null, 'Idempotency-Key', 'must be 1 to 255 visible ASCII characters'],
    [null, '', 'The body is empty; send JSON.'],
    [null, '', 'at least one of filters, sorts is needed'],
    ['names “agency_id”, which the call does not have', 'agency_id', 'must be a number'],
    ['names “”, which the call does not have', '', 'at least one field is needed'],
    ['says only “is not valid” of limit', 'limit', 'is not valid'],
  ] as const)
    it(`${fault === null ? 'is complete' : fault} with “${message}” of “${path}”`, () =>
      assert.equal(fieldFault('resultSets.findAgencies', 400, refusal(path, message)), fault));

  it('needs issues, unless the state of the platform is the reason', () => {
    const bare = (code: string) => ({ code, message: 'No.' });
    assert.match(fieldFault('savedFilters.create', 409, bare('name_taken')) ?? '', /without naming a field/);
    assert.equal(fieldFault('savedFilters.create', 409, bare('limit_reached')), null);
    assert.equal(fieldFault('savedFilters.create', 403, bare('forbidden')), null);
  });

  it('names a field in its message at the token endpoint, which has no issues', () => {
    const error = (message: string) => ({ code: 'invalid_request', message });
    assert.equal(fieldFault('identity.oauthToken', 400, error('refresh_token is missing.')), null);
    assert.match(fieldFault('identity.oauthToken', 400, error('Something is missing.')) ?? '', /without the name/);
  });
});
