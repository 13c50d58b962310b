import { readFileSync } from 'node:fs';
import { readCsv } from './readCsv.ts';
import { testSetFile } from './testSet.ts';

/** One policy record of the test set, straight from its file. */
export interface PolicyRecord {
  agency: string;
  agencyCity: string;
  agencyState: string;
  primaryAccount: string;
  carrier: string;
  line: string;
  product: string;
  policyState: string;
  naics: string;
  effective: string;
  premiumCents: number;
}

/** What a search should show of one agency. */
export interface ExpectedAgency {
  name: string;
  policies: number;
  searchPremiumCents: number;
  writtenPremiumCents: number;
}

export interface ExpectedSearch {
  /** Which records count for search premium. Default all. */
  policy?: (record: PolicyRecord) => boolean;
  /** Which agencies are meant, told by one of their records and their total. Default all. */
  agency?: (record: PolicyRecord, writtenPremiumCents: number) => boolean;
  /** The only line that the person may see. Default both. */
  line?: 'personal' | 'commercial';
}

let loaded: PolicyRecord[] | null = null;

/** All records of the test set. */
export function records(): PolicyRecord[] {
  loaded ??= readCsv(readFileSync(testSetFile, 'utf8')).map((row) => ({
    agency: row.agency_name ?? '',
    agencyCity: row.agency_city ?? '',
    agencyState: row.agency_state ?? '',
    primaryAccount: row.primary_account ?? '',
    carrier: row.carrier ?? '',
    line: row.line ?? '',
    product: row.product_name ?? '',
    policyState: row.policy_state ?? '',
    naics: row.naics ?? '',
    effective: row.effective_date ?? '',
    premiumCents: Math.round(Number(row.premium) * 100),
  }));
  return loaded;
}

/** What a search should find, greatest search premium first: added up record by record, with nothing of the platform's. */
export function expectedAgencies({ policy = () => true, agency = () => true, line }: ExpectedSearch): ExpectedAgency[] {
  const byAgency = Map.groupBy(
    records().filter((record) => line === undefined || record.line === line),
    (record) => record.agency,
  );
  return [...byAgency]
    .map(([name, all]) => {
      const matching = all.filter(policy);
      return { name, all, policies: matching.length, searchPremiumCents: sum(matching), writtenPremiumCents: sum(all) };
    })
    .filter(({ all, policies, writtenPremiumCents }) => {
      const [first] = all;
      return policies > 0 && first !== undefined && agency(first, writtenPremiumCents);
    })
    .map(({ all, ...expected }) => expected)
    .sort((a, b) => b.searchPremiumCents - a.searchPremiumCents);
}

function sum(all: readonly PolicyRecord[]): number {
  return all.reduce((cents, record) => cents + record.premiumCents, 0);
}

/** Cents as the product words them. */
export function dollars(cents: number): string {
  const whole = Math.round(cents / 100) + 0;
  return `${whole < 0 ? '-' : ''}$${Math.abs(whole).toLocaleString('en-US')}`;
}
