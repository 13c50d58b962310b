import { createRequire } from 'node:module';

/** One statement as a request asks for it. */
export interface Order {
  sql: string;
  /** Data of an INSERT; null for other statements. */
  data: Buffer | null;
  database: string;
  settings: ReadonlyMap<string, string>;
  parameters: ReadonlyMap<string, string>;
  queryId: string;
}

/** A connection of chdb. */
interface Session {
  queryAsync(sql: string, options: { format: string }): Promise<{ bytes(): Uint8Array }>;
  close(): void;
}

/** chdb gives its own ids to queries: those of requests are in a comment. */
const markOf = (queryId: string): string => `/* query_id ${queryId} */`;
const byQueryId = 'query_id = {id:String}';
/** At the beginning alone: a statement that cancels another one names its id further on, and must not be taken for it. */
const byMark = `position(query, concat('/* query_id ', {id:String}, ' */')) = 1`;

/** The engine in this process. Each statement has its own connection, so that its settings do not affect the next. */
export class Engine {
  readonly #open: () => Session;
  readonly #running = new Set<string>();

  constructor(folder: string) {
    const chdb = createRequire(import.meta.url)('chdb') as {
      Session: new (path: string, options: { connectionArgs: string[] }) => Session;
    };
    this.#open = () => new chdb.Session(folder, { connectionArgs: ['--max_query_size=1073741824'] });
    // One connection stays, so that the engine does.
    this.#open();
  }

  /** Runs a statement and returns what it prints. Throws an Error with ClickHouse's own text. */
  async run({ sql, data, database, settings, parameters, queryId }: Order): Promise<Buffer> {
    if (this.#running.has(queryId))
      throw new Error(
        `Code: 216. DB::Exception: Query with id = ${queryId} is already running. (QUERY_WITH_SAME_ID_IS_ALREADY_RUNNING)`,
      );
    this.#running.add(queryId);
    const session = this.#open();
    const ask = (text: string) => session.queryAsync(text, { format: 'TabSeparated' });
    try {
      await ask(`USE ${identifier(database)}`);
      const named = [...[...parameters].map(([name, value]) => [`param_${name}`, value] as const), ...settings];
      if (named.length > 0) await ask(`SET ${named.map(([name, value]) => `${name} = ${literal(value)}`).join(', ')}`);
      const statement = `${markOf(queryId)} ${sql.replace(byQueryId, byMark)}`;
      return Buffer.from((await ask(data === null ? statement : `${statement}\n${data.toString('utf8')}`)).bytes());
    } finally {
      this.#running.delete(queryId);
      session.close();
    }
  }

  /** Cancels a statement, as the server does when its client disconnects. Never rejects: it may already have ended. */
  async cancel(queryId: string): Promise<void> {
    const session = this.#open();
    try {
      await session.queryAsync(`KILL QUERY WHERE position(query, ${literal(markOf(queryId))}) = 1 ASYNC`, {
        format: 'TabSeparated',
      });
    } catch {
      // The client has disconnected, so an error has no receiver.
    } finally {
      session.close();
    }
  }
}

function identifier(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``;
}

function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\0', '\\0')}'`;
}
