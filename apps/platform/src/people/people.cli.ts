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

const help = `Administers people in the database that the platform's variables configure.

  npm run people -- list [TEXT]
  npm run people -- invite EMAIL [--first-name NAME] [--last-name NAME] [--permissions LIST] [--administrator]
  npm run people -- link EMAIL              creates a new link to set a password
  npm run people -- block EMAIL             also ends sessions, exports and dashboards
  npm run people -- unblock EMAIL
  npm run people -- grant EMAIL RIGHT...    RIGHT: a permission, or administrator
  npm run people -- revoke EMAIL RIGHT...
  npm run people -- reset EMAIL             removes second factors and signs out everywhere
  npm run people -- sessions EMAIL [--end]
  npm run people -- delete EMAIL --yes

  --permissions LIST      comma-separated: ${permissions.join(', ')}
  --help                  print this help

It works while the platform runs; changes take effect at the person's next request. See docs/operating.md.
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
        // The platform process aborts responses in progress when it reads this command's audit entries.
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
