import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/readConfig.ts';
import { runCommand, UsageError } from '../data/cli/runCommand.ts';
import { backUp } from './backUp.ts';

const help = `Copies what the platform keeps, while it runs: the SQLite database, the keys, and the policy set in use.

  npm run backup -- FOLDER

  FOLDER  the folder to make; it must not exist, or be empty
  --help  this text

The platform's variables say what is copied (DATA_DIR, DATABASE_URL). A database on a PostgreSQL server is copied by pg_dump.
docs/operating/backup.md explains how to restore.
`;

/** npm runs scripts in the project's folder; paths are relative to the caller's. */
const caller = process.env.INIT_CWD ?? process.cwd();

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
  if (values.help === true) {
    process.stdout.write(help);
    return;
  }
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new UsageError('Name one folder for the backup.');
  const workingDir = process.cwd();
  const config = readConfig(process.env, { workingDir, defaultWebDir: workingDir, dashboardsDir: workingDir });
  const to = resolve(caller, folder);
  const { database, setId } = await backUp(config, to);
  const parts = [database && 'the database', 'the keys', setId !== null && `the policy set ${setId}`];
  process.stdout.write(`${to} holds ${parts.filter((part) => part !== false).join(', ')}.\n`);
  if (!database) process.stdout.write('The database is on a PostgreSQL server: copy it with pg_dump.\n');
});
