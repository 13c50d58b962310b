import type { ColumnDef } from '../columns/columnDefinition.types.ts';

/** An agency as tests and stories show it. */
export interface Agency {
  id: string;
  name: string;
  city: string;
  accounts: number;
  lines: string[];
  policies: number;
  searchPremium: number;
  writtenPremium: number;
  yearOnYear: number | null;
  carrier: string;
}

const first = [
  'Lone Star',
  'Brazos Valley',
  'Sooner State',
  'Gulf Coast',
  'Panhandle',
  'Trinity River',
  'Cimarron',
  'Hill Country',
  'Red River',
  'Permian Basin',
  'Green Country',
  'Caddo Lake',
];
const second = [
  'Risk Advisors',
  'Insurance Group',
  'Underwriters',
  'Commercial Brokers',
  'Family Insurance',
  'Partners',
  'Insurance Services',
  'Assurance',
  'Agency Alliance',
  'Insurors',
  'Coverage',
];
const cities = [
  'Austin, TX',
  'College Station, TX',
  'Oklahoma City, OK',
  'Houston, TX',
  'Amarillo, TX',
  'Dallas, TX',
  'Stillwater, OK',
  'Midland, TX',
  'Tulsa, OK',
  'Wichita Falls, TX',
];
const carriers = ['Hartline Mutual', 'Meridian Casualty', 'Atlantic & Western', 'Prairie Home', 'Cedar Ridge'];

/** Seeded agencies: the same ones for the same number. */
export function makeAgencies(count: number): Agency[] {
  const random = mulberry32(7);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    const written = Math.round(40_000 * Math.exp(random() * 7));
    const commercial = random() > 0.3;
    return {
      id: `A${String(index + 1).padStart(6, '0')}`,
      name:
        index < first.length * second.length
          ? nameOf(index)
          : `${nameOf(index)} ${Math.floor(index / (first.length * second.length)) + 1}`,
      city: pick(cities),
      accounts: 1 + Math.floor(random() * 12),
      lines: [...(random() > 0.4 || !commercial ? ['Personal'] : []), ...(commercial ? ['Commercial'] : [])],
      policies: Math.max(1, Math.round(written / (4000 + random() * 9000))),
      searchPremium: Math.round(written * (0.2 + 0.8 * random())),
      writtenPremium: written,
      yearOnYear: random() < 0.06 ? null : Math.round((random() * 30 - 9) * 10) / 10,
      carrier: pick(carriers),
    };
  });
}

function nameOf(index: number): string {
  return `${first[index % first.length]} ${second[(index * 5 + Math.floor(index / first.length)) % second.length]}`;
}

/** Plain columns over agencies. */
export const plainColumns: ColumnDef<Agency>[] = [
  { id: 'name', header: 'Agency', minWidth: 200 },
  { id: 'city', header: 'City' },
  { id: 'policies', header: 'Policies' },
  { id: 'searchPremium', header: 'Search premium', firstSortDirection: 'desc' },
  { id: 'yearOnYear', header: 'Year on year' },
];

/** A small generator of repeatable random numbers between 0 and 1 (Mulberry32, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
