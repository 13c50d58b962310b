import { createRandom } from '../data/random/createRandom.ts';

export interface TestAgency {
  id: number;
  name: string;
  city: string;
  state: string;
  primaryAccount: string;
}
export interface TestAccount {
  id: number;
  agencyId: number;
  code: string;
  name: string;
  city: string;
  state: string;
}
export interface TestProduct {
  id: number;
  code: string;
  name: string;
  line: 0 | 1;
}
export interface TestPolicy {
  code: string;
  /** Shared by the terms of one policy; null for none. */
  number: string | null;
  agencyId: number;
  accountId: number;
  carrierId: number;
  productId: number;
  line: 0 | 1;
  state: string;
  naics: number | null;
  effective: string;
  premiumCents: number;
}

/** Records of a small trade with every edge that a search meets; plain objects, made in memory. */
export interface TestRecords {
  agencies: TestAgency[];
  accounts: TestAccount[];
  carriers: string[];
  products: TestProduct[];
  policies: TestPolicy[];
}

const names = [
  'Lone Star Insurance',
  "O'Brien & Sons",
  '100% Cover',
  'Smith, Jones & Partners',
  'Caret^Line Agency',
  'Back\\slash Brokers',
  'Under_score Underwriters',
  'Ñandú Seguros',
  'münchen risk',
  'Acme',
  'ACME',
  'Acme Two',
  '-Leading Dash',
  'NOT Really',
  '"Quoted" Agency',
  '保険 Agency',
  'Semi;colon Group',
  'NULL',
  'EMPTY',
  'The Most Honourable Long-Established Insurance Brokers & Risk Advisers of the Greater Ozarks Region',
];
const places = [
  ['Austin', 'TX'],
  ['Springfield', 'IL'],
  ['Springfield', 'MO'],
  ['Tulsa', 'OK'],
  ['St. Paul', 'MN'],
  ["Coeur d'Alene", 'ID'],
] as const;
const policyStates = ['TX', 'OK', 'IL', 'MO', 'CA', 'NY'];
const naicsCodes = [111110, 236115, 311111, 325211, 339999, 441110, 459999, 484110, 493110, 524210, 541110, 722511];

/** The same seed makes the same records. Agency 5 has no policies, 6 personal ones only, 7 commercial ones only, 8 and 9 the same premium. */
export function createTestRecords(seed: number, policyCount = 900): TestRecords {
  const random = createRandom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random.fraction() * items.length)] as T;
  const agencies = Array.from({ length: 40 }, (_, i): TestAgency => {
    const [city, state] = places[i % places.length] ?? places[0];
    return { id: i + 1, name: names[i] ?? `Agency ${i + 1}`, city, state, primaryAccount: `ACC-${i + 1}-1` };
  });
  const accounts = agencies.flatMap((agency, i): TestAccount[] =>
    [1, 2].map((n) => ({
      id: i * 2 + n,
      agencyId: agency.id,
      code: `ACC-${agency.id}-${n}`,
      name: `${agency.name} ${n}`,
      city: agency.city,
      state: agency.state,
    })),
  );
  const carriers = ['Travelers', 'State Farm', 'Progressive, Inc.', 'Allstate', 'The "Best" Co', 'Erie %'];
  const products: TestProduct[] = [
    { id: 1, code: 'PA', name: 'Personal auto', line: 0 },
    { id: 2, code: 'HO', name: 'Homeowners', line: 0 },
    { id: 3, code: 'CA', name: 'Commercial auto', line: 1 },
    { id: 4, code: 'GL', name: 'General liability', line: 1 },
  ];
  const policies = Array.from({ length: policyCount }, (_, i): TestPolicy => {
    const agencyId = pick(agencies.filter(({ id }) => id !== 5 && id !== 8 && id !== 9)).id;
    const product = pick(
      products.filter(({ line }) => (agencyId === 6 ? line === 0 : agencyId === 7 ? line === 1 : true)),
    );
    return {
      code: `P${i}`,
      number: i % 5 === 0 ? null : `N${i % 3}`,
      agencyId,
      accountId: (agencyId - 1) * 2 + 1 + Math.floor(random.fraction() * 2),
      carrierId: 1 + Math.floor(random.fraction() * carriers.length),
      productId: product.id,
      line: product.line,
      state: pick(policyStates),
      naics: product.line === 1 && random.fraction() < 0.9 ? pick(naicsCodes) : null,
      effective: `${2022 + Math.floor(random.fraction() * 5)}-${String(1 + Math.floor(random.fraction() * 9)).padStart(2, '0')}-${String(1 + Math.floor(random.fraction() * 28)).padStart(2, '0')}`,
      premiumCents: Math.round((random.fraction() < 0.05 ? -1 : 1) * 10 ** (3 + random.fraction() * 4)),
    };
  });
  for (const agencyId of [8, 9]) {
    policies.push({
      code: `T${agencyId}`,
      number: null,
      agencyId,
      accountId: (agencyId - 1) * 2 + 1,
      carrierId: 1,
      productId: 1,
      line: 0,
      state: 'TX',
      naics: null,
      effective: '2025-06-01',
      premiumCents: 123_456,
    });
  }
  return { agencies, accounts, carriers, products, policies };
}
