// Checks a commit's message: `node tools/release/checkMessage.mjs FILE`. Versions and changelogs are made from messages.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const types = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const message = readFileSync(process.argv[2] ?? '', 'utf8');
const [subject = ''] = message.split('\n');
const isMade = /^(Merge|Revert|fixup!|squash!) /.test(subject);
const isConventional = new RegExp(`^(${types.join('|')})(\\([a-z0-9-]+\\))?!?: \\S`).test(subject);
const isBreaking = /^[^:]+!:/.test(subject);

if (!isMade && !isConventional) {
  console.error(
    `"${subject}" is no Conventional Commit. Write for example: fix(data-table): keep the focused cell visible`,
  );
  console.error(`Types: ${types.join(', ')}. See CONTRIBUTING.md.`);
  process.exit(1);
}
if (subject.length > 72) {
  console.error(`The subject has ${subject.length} characters; 72 are allowed. Move the reason into the body.`);
  process.exit(1);
}
if (isBreaking && !/^BREAKING CHANGE: \S/m.test(message)) {
  console.error(
    'The changelog needs to say how to migrate. Add a paragraph: BREAKING CHANGE: use `tone` instead of `color`',
  );
  process.exit(1);
}
