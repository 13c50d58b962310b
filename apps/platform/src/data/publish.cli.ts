import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createProgressPrinter } from './cli/createProgressPrinter.ts';
import { printCount } from './cli/printCount.ts';
import { runCommand, UsageError } from './cli/runCommand.ts';
import { openTarget } from './publish/openTarget.ts';
import { readOwnTables } from './publish/OwnTables.ts';
import { publishSet } from './publish/publishSet.ts';
import { warehouseFolder } from './set/CurrentSet.ts';

const help = `Copies the loaded policy data to a database server and puts it into use there atomically.

  npm run data:publish -- --to URL [--reader ROLE] [--data-dir DIR] [--tables FILE]
  npm run data:publish -- --to URL --previous

  --to URL        the server, such as postgres://user:password@host:5432/policies or
                  clickhouse://user:password@host:8123/policies (default PUBLISH_URL, which keeps the password out of
                  the process list)
  --reader ROLE   grants this role or user of the server the right to read the data; use the one in WAREHOUSE_URL
  --data-dir DIR  the platform's data folder (default DATA_DIR, else .data)
  --tables FILE   your own SQL that creates a set's tables, for example on a cluster; pass the same file each time.
                  docs/operating/cluster.md has examples
  --previous      restore the previous data
  --help          print this help

Months that have not changed are reused from the data in use there, so publishing a day's data is fast.
To resume a stopped command, run it again. docs/operating.md explains rights and sizes.
`;

/** npm runs scripts in the project's folder; paths are relative to the caller's. */
const caller = process.env.INIT_CWD ?? process.cwd();

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      reader: { type: 'string' },
      'data-dir': { type: 'string' },
      tables: { type: 'string' },
      previous: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    process.stdout.write(help);
    return;
  }
  const url = values.to ?? process.env.PUBLISH_URL;
  if (url === undefined || url === '') throw new UsageError('Name the server with --to URL, or in PUBLISH_URL.');
  const dataDir =
    values['data-dir'] === undefined ? resolve(process.env.DATA_DIR ?? '.data') : resolve(caller, values['data-dir']);
  const ownTables = values.tables === undefined ? undefined : await readOwnTables(resolve(caller, values.tables));
  const target = await openTarget(url, ownTables);
  const progress = createProgressPrinter(process.stderr);
  try {
    if (values.previous === true) {
      const setId = await target.restorePrevious();
      if (setId === null) throw new Error('There is no previous data on the server to restore.');
      process.stdout.write(`The previous data (${setId}) is in use again.\n`);
      return;
    }
    const { policies, agencies, asOf, rows, rowsTaken } = await publishSet({
      warehouse: join(dataDir, warehouseFolder),
      target,
      reader: values.reader,
      onProgress: progress.report,
    });
    progress.finish();
    if (rowsTaken > 0)
      process.stdout.write(
        `${(rows - rowsTaken).toLocaleString('en-US')} of ${printCount(rows, 'row', 'rows')} were copied; the months of the others had not changed.\n`,
      );
    process.stdout.write(
      `${printCount(policies, 'policy', 'policies')} of ${printCount(agencies, 'agency', 'agencies')}, up to ${asOf}, are in use there now.\n`,
    );
  } finally {
    progress.finish();
    await target.close();
  }
});
