import type { StagedAccount, StagedAgency, StagedDimensions, StagedProduct } from '../set/stagedTables.ts';
import type { KnownNames } from './attachSetInUse.ts';
import { LoadError } from './LoadError.ts';
import type { RowFault } from './PolicyRecord.ts';

/** Names in a row: agency, account, carrier and product. */
export interface RecordNames {
  agencyCode: string;
  agencyName: string;
  agencyCity: string;
  /** Postal abbreviation; empty if the file has none. */
  agencyState: string;
  accountCode: string;
  accountName: string;
  accountCity: string;
  accountState: string;
  primaryAccount: string;
  carrier: string;
  line: 0 | 1;
  productCode: string;
  productName: string;
}

/** Ids of the names of a row. */
export interface RecordIds {
  agencyId: number;
  accountId: number;
  carrierId: number;
  productId: number;
}

/** An account with a reference to its agency: ids are reassigned at the end. */
type AccountEntry = Omit<StagedAccount, 'agencyId'> & { agency: StagedAgency };

/** Collects the agencies, accounts, carriers and products of a file and numbers them in the order of their first row. */
export interface Directory {
  /** Returns the ids for a row, or a fault if it contradicts earlier rows. */
  place(names: RecordNames): RecordIds | RowFault;
  agencyCount(): number;
  accountCount(): number;
  /** Returns the number of rows that contradict their agency's first row, which wins. */
  differences(): number;
  /**
   * Returns the dimension tables, renumbered without dropped entries.
   *
   * @param stateOf state of most policies of an agency, by its id, for agencies without one in the file
   */
  dimensions(options: {
    keptAgencies: readonly number[] | null;
    keptAccounts: readonly number[] | null;
    stateOf: ReadonlyMap<number, string>;
  }): StagedDimensions;
}

/** The placeholder for a name that the file does not have. */
export const unknownNames = { carrier: 'Unknown carrier', city: 'Unknown' } as const;

/** Ids of carriers and products are 16 bits wide. */
const maxNames = 32_767;

const nothingKnown: KnownNames = { agencies: [], accounts: [], carriers: [], products: [] };

/**
 * Creates a directory with the names and ids of a set; default empty. `place` throws a LoadError if there are too many
 * carriers or products.
 */
export function createDirectory(known: KnownNames = nothingKnown): Directory {
  const agencies = new Map(known.agencies.map((agency) => [agency.code, { ...agency }]));
  const accounts = accountsOf(known, [...agencies.values()]);
  const carriers = createNumbering('carriers', known.carriers);
  const products = createNumbering('products', known.products.map(keyOf));
  const productNames = known.products.map(({ code, name, line }) => ({ code, name, line }));
  let differences = 0;

  function placeAgency(names: RecordNames): StagedAgency {
    const known = agencies.get(names.agencyCode);
    if (known) {
      if (differs(known, names)) differences += 1;
      known.primaryAccount ||= names.primaryAccount;
      return known;
    }
    const { agencyCode: code, agencyName: name, agencyCity: city, agencyState: state, primaryAccount } = names;
    const agency = { id: agencies.size + 1, code, name, city, state, primaryAccount };
    agencies.set(code, agency);
    return agency;
  }

  return {
    place(names) {
      const accountCode = names.accountCode || names.agencyCode;
      const knownAccount = accounts.get(accountCode);
      if (knownAccount && knownAccount.agency.code !== names.agencyCode)
        return ofAnotherAgency(accountCode, knownAccount.id <= known.accounts.length);
      const agency = placeAgency(names);
      const account = knownAccount ?? {
        id: accounts.size + 1,
        agency,
        code: accountCode,
        name: names.accountName,
        city: names.accountCity,
        state: names.accountState,
      };
      if (!knownAccount) accounts.set(accountCode, account);
      const productId = products.idOf(keyOf({ line: names.line, code: names.productCode }));
      if (productId > productNames.length) productNames.push(productOf(names));
      return {
        agencyId: agency.id,
        accountId: account.id,
        carrierId: carriers.idOf(names.carrier || unknownNames.carrier),
        productId,
      };
    },
    agencyCount: () => agencies.size,
    accountCount: () => accounts.size,
    differences: () => differences,
    dimensions({ keptAgencies, keptAccounts, stateOf }) {
      const stagedAccounts = stageAccounts([...accounts.values()], { keptAgencies, keptAccounts, stateOf });
      return {
        agencies: stageAgencies([...agencies.values()], keptAgencies, stateOf, stagedAccounts),
        accounts: stagedAccounts,
        carriers: carriers.names(),
        products: productNames.map((product, index) => ({ id: index + 1, ...product })),
      };
    },
  };
}

function ofAnotherAgency(value: string, isInUse: boolean): RowFault {
  const where = isInUse ? 'the data in use' : 'an earlier row';
  return { field: 'account_code', value, reason: `belongs to another agency in ${where}` };
}

function productOf({ productCode: code, productName, line }: RecordNames): Omit<StagedProduct, 'id'> {
  return { code, name: productName || code, line };
}

/** Returns the key of a product; the same code in both lines is two products. */
function keyOf({ line, code }: { line: 0 | 1; code: string }): string {
  return `${line}|${code}`;
}

function accountsOf({ accounts }: KnownNames, agencies: readonly StagedAgency[]): Map<string, AccountEntry> {
  const byId = new Map(agencies.map((agency) => [agency.id, agency]));
  return new Map(
    accounts.flatMap(({ agencyId, ...account }) => {
      const agency = byId.get(agencyId);
      return agency ? [[account.code, { ...account, agency }] as const] : [];
    }),
  );
}

function differs(known: StagedAgency, names: RecordNames): boolean {
  return (
    (names.agencyName !== '' && names.agencyName !== known.name) ||
    (names.agencyCity !== '' && names.agencyCity !== known.city) ||
    (names.agencyState !== '' && names.agencyState !== known.state)
  );
}

interface Kept {
  keptAgencies: readonly number[] | null;
  keptAccounts: readonly number[] | null;
  stateOf: ReadonlyMap<number, string>;
}

type StagedAccounts = { id: number; agencyId: number; code: string; name: string; city: string; state: string }[];

function stageAccounts(
  accounts: readonly AccountEntry[],
  { keptAgencies, keptAccounts, stateOf }: Kept,
): StagedAccounts {
  const newAgencyId = numberAnew(keptAgencies);
  const newAccountId = numberAnew(keptAccounts);
  return accounts
    .filter(({ id }) => newAccountId(id) !== undefined)
    .map(({ id, agency, code, name, city, state }) => ({
      id: newAccountId(id) ?? 0,
      agencyId: newAgencyId(agency.id) ?? 0,
      code,
      name: name || nameOf(agency),
      city: city || agency.city || unknownNames.city,
      state: state || agency.state || (stateOf.get(agency.id) ?? ''),
    }));
}

function stageAgencies(
  agencies: readonly StagedAgency[],
  kept: readonly number[] | null,
  stateOf: ReadonlyMap<number, string>,
  accounts: StagedAccounts,
) {
  const newId = numberAnew(kept);
  const accountsByAgency = Map.groupBy(accounts, ({ agencyId }) => agencyId);
  return agencies
    .filter(({ id }) => newId(id) !== undefined)
    .map((agency) => {
      const id = newId(agency.id) ?? 0;
      const codes = (accountsByAgency.get(id) ?? []).map(({ code }) => code);
      const primaryAccount =
        [agency.primaryAccount, agency.code].find((code) => codes.includes(code)) ?? codes[0] ?? agency.code;
      const state = agency.state || (stateOf.get(agency.id) ?? '');
      return {
        id,
        code: agency.code,
        name: nameOf(agency),
        city: agency.city || unknownNames.city,
        state,
        primaryAccount,
      };
    });
}

function nameOf({ name, code }: StagedAgency): string {
  return name || `Agency ${code}`;
}

/** Returns a mapping to dense ids of the kept ones; ids are unchanged if none is dropped. */
function numberAnew(kept: readonly number[] | null): (id: number) => number | undefined {
  if (kept === null) return (id) => id;
  const positions = new Map(kept.map((id, index) => [id, index + 1]));
  return (id) => positions.get(id);
}

function createNumbering(what: string, known: readonly string[]) {
  const names = [...known];
  const ids = new Map(names.map((name, index) => [name.toLowerCase(), index + 1]));
  return {
    names: () => names,
    idOf(name: string): number {
      const key = name.toLowerCase();
      const known = ids.get(key);
      if (known !== undefined) return known;
      if (names.length === maxNames)
        throw new LoadError(
          'too_many_names',
          `The file has more than 32,767 ${what}. Check that the right column is mapped.`,
        );
      names.push(name);
      ids.set(key, names.length);
      return names.length;
    },
  };
}
