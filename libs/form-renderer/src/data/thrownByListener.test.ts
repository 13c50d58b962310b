import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A program of its own: Jest fails a test for an uncaught error. */
const program = `
  import { FieldDataLoader } from ${JSON.stringify(pathToFileURL(path.join(__dirname, 'FieldDataLoader.ts')).href)};
  const told = [];
  process.on('unhandledRejection', ({ message }) => told.push('thrown: ' + message));
  process.on('exit', () => process.stdout.write(JSON.stringify(told)));
  const loader = new FieldDataLoader(
    { fieldId: 'state', configured: [], data: { kind: 'looker', params: {} } },
    () => ({
      gateways: { looker: { runQuery: async () => [{ state: 'TX' }] } },
      logger: { warn: () => told.push('warning'), error: () => told.push('error') },
      links: { placesOf: () => ({}), isWanted: () => false, tell: () => undefined },
      sortFunctions: {},
    }),
  );
  loader.start();
  loader.subscribe(() => {
    told.push(loader.getSnapshot().status);
    throw new Error('who listens');
  });
`;

describe('a listener that throws', () => {
  it('An error of a data listener is reported to the environment and does not fail the data', () => {
    const told = execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '--eval', program]);
    expect(JSON.parse(String(told))).toEqual(['ready', 'thrown: who listens']);
  });
});
