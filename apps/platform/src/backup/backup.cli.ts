import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/readConfig.ts';
import { runCommand, UsageError } from '../data/cli/runCommand.ts';
import { backUp } from './backUp.ts';

const help = `Backs up a running platform: the SQLite database, the keys, and the policy set in use.

  npm run backup -- FOLDER

  FOLDER  the folder to create; it must not exist or must be empty
  --help  print this help

The platform's variables (DATA_DIR, DATABASE_URL) select the data. Use pg_dump for a database on a PostgreSQL server.
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
