import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runSteps } from './runSteps.ts';

it('a command that hangs is stopped, and its step fails', async () => {
  const commands = [[process.execPath, '-e', 'setInterval(() => {}, 1000)']];
  const [run] = await runSteps(
    [{ name: 'hangs', title: 'A step that hangs', cores: 1, commands }],
    '.tmp/reports',
    0.01,
  );
  assert.equal(run?.ok, false);
  assert.ok(run.seconds < 60);
});
