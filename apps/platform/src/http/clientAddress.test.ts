import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clientAddress } from './clientAddress.ts';

describe('the address of a client', () => {
  const origin = { remoteAddress: '10.0.0.1', forwardedFor: '192.0.2.9, 203.0.113.7' };

  it('is the remote address of the connection, ignoring X-Forwarded-For, if no proxy is trusted', () => {
    assert.equal(clientAddress(origin, false), '10.0.0.1');
  });

  it('is the address that the trusted proxy added, not the client’s', () => {
    assert.equal(clientAddress(origin, true), '203.0.113.7');
  });

  it('is the remote address of the connection if the trusted proxy has added nothing', () => {
    assert.equal(clientAddress({ ...origin, forwardedFor: undefined }, true), '10.0.0.1');
    assert.equal(clientAddress({ ...origin, forwardedFor: ' , ' }, true), '10.0.0.1');
    assert.equal(clientAddress({ remoteAddress: undefined, forwardedFor: undefined }, true), '');
  });
});
