// Asks the registry for known vulnerabilities of production dependencies: `npm run audit`. Exit code 1 for severity high
// or critical; a registry that offers no audit is reported as skipped.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { root } from '../bootstrap.mjs';
import { auditOutcome } from './auditOutcome.ts';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const args = ['audit', '--json', '--omit=dev', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=30000'];
const { stdout, error } = spawnSync(npm, args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
if (error) throw error;
const { status, lines } = auditOutcome(stdout);
for (const line of lines) console.log(line);
// Shown at the top of the run, so that a skipped audit is not taken for a passed one.
if (status === 'skipped' && process.env.GITHUB_ACTIONS)
  console.log(`::warning title=Audit skipped::${lines.join(' ')}`);
console.log(`Audit ${status}.`);
process.exitCode = status === 'failed' ? 1 : 0;
