import type { IncomingMessage } from 'node:http';
import type { Order } from './Engine.ts';

/** Who may ask: chdb has no users. */
export class Accounts {
  readonly #passwords: ReadonlyMap<string, string>;
  /** Databases that the readers may read. */
  readonly #granted = new Map<string, Set<string>>();

  /** `people`: like `owner:secret,reader:secret`. All may do everything but those whose name begins with "reader". */
  constructor(people: string) {
    this.#passwords = new Map(people.split(',').map((pair) => pair.split(':') as [string, string]));
  }

  /** The user of a request. Throws where the server would refuse the password. */
  personOf({ headers }: IncomingMessage): string {
    const [name = '', password] = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64')
      .toString()
      .split(':');
    if (password === undefined || this.#passwords.get(name) !== password)
      throw new Error(
        `Code: 516. DB::Exception: ${name}: Authentication failed: password is incorrect, or there is no user with such name. (AUTHENTICATION_FAILED)`,
      );
    return name;
  }

  /** Whether the statement is a grant, which is then stored. */
  grant({ sql }: Order): boolean {
    const [, database, name] = /^GRANT SELECT ON (\w+)\.\* TO `(\w+)`/.exec(sql) ?? [];
    if (database === undefined || name === undefined) return false;
    this.#granted.set(name, (this.#granted.get(name) ?? new Set()).add(database));
    return true;
  }

  /** The order as a user may give it: a reader's profile has `readonly = 2`. Throws where a right is missing. */
  check(name: string, order: Order): Order {
    if (!name.startsWith('reader')) return order;
    const databases = [
      order.database,
      ...[...order.sql.matchAll(/\bFROM (\w+)\./g)].map(([, database = '']) => database),
    ];
    const missing = databases.find(
      (database) => !['default', 'system'].includes(database) && !this.#granted.get(name)?.has(database),
    );
    if (missing !== undefined)
      throw new Error(
        `Code: 497. DB::Exception: ${name}: Not enough privileges. To execute this query, it's necessary to have the grant SELECT ON ${missing}.*. (ACCESS_DENIED)`,
      );
    return { ...order, settings: new Map([...order.settings, ['readonly', '2']]) };
  }
}
