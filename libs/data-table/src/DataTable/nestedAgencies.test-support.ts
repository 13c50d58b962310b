import type { ColumnDef } from '../columns/columnDefinition.types.ts';

/** An agency group, an agency of it, or a branch. */
export interface AgencyNode {
  id: string;
  name: string;
  city: string;
  premium: number;
  branches?: AgencyNode[];
}

/** Groups of agencies with branches. */
export const nestedAgencies: AgencyNode[] = [
  {
    id: 'G1',
    name: 'Lone Star Risk Group',
    city: 'Austin, TX',
    premium: 61_240_000,
    branches: [
      {
        id: 'G1-1',
        name: 'Lone Star Risk Advisors',
        city: 'Austin, TX',
        premium: 38_412_650,
        branches: [
          { id: 'G1-1-1', name: 'Round Rock branch', city: 'Round Rock, TX', premium: 9_120_000 },
          { id: 'G1-1-2', name: 'San Marcos branch', city: 'San Marcos, TX', premium: 4_310_500 },
        ],
      },
      { id: 'G1-2', name: 'Hill Country Coverage', city: 'Kerrville, TX', premium: 22_827_350 },
    ],
  },
  {
    id: 'G2',
    name: 'Sooner State Partners',
    city: 'Oklahoma City, OK',
    premium: 30_115_000,
    branches: [
      { id: 'G2-1', name: 'Sooner State Underwriters', city: 'Oklahoma City, OK', premium: 18_400_000 },
      { id: 'G2-2', name: 'Green Country Insurors', city: 'Tulsa, OK', premium: 11_715_000 },
    ],
  },
  { id: 'G3', name: 'Gulf Coast Assurance', city: 'Houston, TX', premium: 27_105_400 },
];

/** Columns of groups and branches. */
export const nestedColumns: ColumnDef<AgencyNode>[] = [
  { id: 'name', header: 'Agency', minWidth: 240 },
  { id: 'city', header: 'City', minWidth: 140, filterType: 'select' },
  { id: 'premium', header: 'Premium', firstSortDirection: 'desc', filterType: 'number' },
];
