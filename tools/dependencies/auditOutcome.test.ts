import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auditOutcome } from './auditOutcome.ts';

/** What npm prints with `--json` where it has a report. */
function report(severities: Record<string, string>): string {
  const entries = Object.entries(severities);
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      entries.map(([name, severity]) => [name, { name, severity, range: '<1.2.3', fixAvailable: true }]),
    ),
    metadata: { vulnerabilities: { total: entries.length } },
  });
}

describe('auditOutcome', () => {
  it('passes a report without vulnerabilities', () => assert.equal(auditOutcome(report({})).status, 'passed'));

  it('fails for high and critical vulnerabilities, and lists lower ones', () => {
    assert.equal(auditOutcome(report({ one: 'critical' })).status, 'failed');
    assert.equal(auditOutcome(report({ one: 'low', two: 'high' })).status, 'failed');
    assert.deepEqual(auditOutcome(report({ one: 'moderate' })), {
      status: 'passed',
      lines: ['moderate: one <1.2.3 (npm has a fix)'],
    });
  });

  for (const statusCode of [404, 405]) {
    it(`says that nothing was checked if the registry responds with ${statusCode}`, () => {
      const { status, lines } = auditOutcome(JSON.stringify({ message: `${statusCode} - POST`, statusCode, body: '' }));
      assert.equal(status, 'skipped');
      assert.match(lines.join(), /nothing was checked/);
    });
  }

  it('says that nothing was checked without a network', () => {
    const offline = JSON.stringify({
      message: 'request to https://registry.test failed, reason: getaddrinfo ENOTFOUND',
    });
    assert.equal(auditOutcome(offline).status, 'skipped');
  });

  it('fails for text that is not a report', () => {
    for (const printed of ['', 'npm crashed', '{}', JSON.stringify({ statusCode: 500, message: '500' })])
      assert.equal(auditOutcome(printed).status, 'failed', printed);
  });
});
