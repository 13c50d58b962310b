import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../bootstrap.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'message-'));

describe('the check of commit messages', () => {
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('accepts Conventional Commits and messages made by git', () => {
    const accepted = ['fix(data-table): keep the focused cell visible', 'docs: say why', 'Merge branch "dates"'];
    for (const message of accepted) assert.equal(check(message), '', message);
  });

  it('names what is wrong with a subject', () => {
    assert.match(check('Fixed the table'), /no Conventional Commit.*\n.*fix, perf/);
    assert.match(check(`fix: ${'a'.repeat(70)}`), /75 characters; 72 are allowed/);
  });

  it('asks how to migrate from a breaking change', () => {
    const subject = 'feat(ui-kit)!: drop the tone prop of Button';
    assert.match(check(subject), /BREAKING CHANGE: use/);
    assert.equal(check(`${subject}\n\nBREAKING CHANGE: use \`color\` instead.`), '');
  });
});

/** Returns what the check reports of a message; '' if it accepts it. */
function check(message: string): string {
  const file = path.join(folder, 'message');
  writeFileSync(file, `${message}\n`);
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'tools/release/checkMessage.mjs'), file], {
    encoding: 'utf8',
  });
  assert.equal(status, stderr === '' ? 0 : 1);
  return stderr;
}
