import { parseArgs } from 'node:util';
import { permissions, type Permission } from '@agency-insights/insights-api/contract';
import { pino } from 'pino';
import { createAddresses } from '../config/Addresses.ts';
import { openAuthorization } from '../authorization-store/product/openAuthorization.ts';
import { readConfig } from '../config/readConfig.ts';
import { printable } from '../data/cli/printable.ts';
import { runCommand, UsageError } from '../data/cli/runCommand.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { openExportFiles } from '../exports/openExportFiles.ts';
import { ExportTaskStore } from '../exports/ExportTaskStore.ts';
import { openProviderPorts } from '../identity-provider/openProviderPorts.ts';
import { createSealedBox } from '../secrets/createSealedBox.ts';
import { openSecrets } from '../secrets/openSecrets.ts';
import { createPeople } from './createPeople.ts';
import { passwordLinkUrlOf } from './passwordLinkUrlOf.ts';
import { runPeopleCommand, type PeopleCommandOptions } from './runPeopleCommand.ts';

const help = `Administers people in the database that the platform's variables name.

  npm run people -- list [TEXT]
  npm run people -- invite EMAIL [--first-name NAME] [--last-name NAME] [--permissions LIST] [--administrator]
  npm run people -- link EMAIL              a new link to set a password
  npm run people -- block EMAIL             ends sessions, exports and dashboards as well
  npm run people -- unblock EMAIL
  npm run people -- grant EMAIL RIGHT...    a permission, or administrator
  npm run people -- revoke EMAIL RIGHT...
  npm run people -- reset EMAIL             removes second factors and signs out everywhere
  npm run people -- sessions EMAIL [--end]
  npm run people -- delete EMAIL --yes

  --permissions LIST      separated by commas: ${permissions.join(', ')}
  --help                  this text

It works while the platform runs: changes count at the person's next request. docs/operating.md says more.
`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      permissions: { type: 'string' },
      administrator: { type: 'boolean' },
      end: { type: 'boolean' },
      yes: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return void process.stdout.write(help);
  await withPeople((options) =>
    runPeopleCommand(positionals, options, {
      firstName: values['first-name'],
      lastName: values['last-name'],
      permissions: readPermissions(values.permissions),
      administrator: values.administrator ?? false,
      end: values.end ?? false,
      yes: values.yes ?? false,
    }),
  );
});

async function withPeople(work: (options: PeopleCommandOptions) => Promise<void>): Promise<void> {
  const workingDir = process.cwd();
  const config = readConfig(process.env, { workingDir, defaultWebDir: workingDir, dashboardsDir: workingDir });
  const addresses = createAddresses(config);
  const now = Date.now;
  // Prints the result to stdout; reasons of refusals by Auth0 go to stderr.
  const logger = pino({ level: 'warn' }, pino.destination(process.stderr.fd));
  const secrets = await openSecrets(config.dataDir, now());
  const box = createSealedBox(Buffer.from(secrets.sealingKey, 'base64url'));
  const database = await openDatabase(config.database);
  try {
    const tasks = new ExportTaskStore(database, now);
    const { rights } = await openAuthorization({ config, database, now });
    const people = createPeople({
      database,
      rights,
      ...openProviderPorts({ config, addresses, database, box, logger, now }),
      access: {
        async endExports(userId) {
          const files = await openExportFiles(config.exportStore, database);
          for (const path of await tasks.removeAllOf(userId)) await files.remove(path);
        },
        // Answers under way belong to the platform's own process, which reads in the trail what happened here.
        endAnswers: () => undefined,
      },
      passwordLinkUrl: passwordLinkUrlOf(config, addresses),
      now,
    });
    const print = (line: string): void => void process.stdout.write(`${printable(line)}\n`);
    await work({ people, database, rights, sessionIdleMs: config.sessionIdleMs, now, print });
  } finally {
    await database.close();
  }
}

function readPermissions(text: string | undefined): Permission[] {
  const names = (text ?? '').split(',').map((name) => name.trim());
  return names.filter((name) => name !== '').map(readPermission);
}

function readPermission(name: string): Permission {
  const known = permissions.find((permission) => permission === name);
  if (known === undefined)
    throw new UsageError(`"${name}" is not a permission. Permissions are ${permissions.join(', ')}.`);
  return known;
}
