import { filterBy, filterByMonth, filterByRow, policiesAYearBefore } from '../tiles/filterBy.ts';
import { industryParts } from '../tiles/industryParts.ts';
import { lazyDrawing } from '../tiles/lazyDrawing.ts';
import { filterByBand, policiesOfStep } from './agencyMarks.ts';
import type { TileSection } from '../tiles/TileView.ts';

type DrawingName = keyof Awaited<ReturnType<typeof drawings>>;

const drawings = () => import('./drawings/drawings.ts');
const drawing = (name: DrawingName) => lazyDrawing(drawings, name);

/** The section of an agency beside others. */
export const sideBySide = { id: 'side-by-side', title: 'Side by side' } as const;

/** The tiles of the agency profile, in the order of the page. A new tile is one entry here and its drawing. */
export const agencySections: readonly TileSection[] = [
  {
    id: 'premium',
    title: 'Premium',
    tiles: [
      {
        tile: 'premium_by_month',
        span: 7,
        paper: 'half',
        height: 290,
        Drawing: drawing('PremiumByMonth'),
        filterOf: filterByMonth,
      },
      {
        tile: 'premium_change',
        span: 5,
        isWide: true,
        paper: 'half',
        height: 290,
        Drawing: drawing('PremiumChange'),
        policiesOf: policiesOfStep,
      },
    ],
  },
  {
    id: 'mix',
    title: 'Mix',
    tiles: [
      { tile: 'products', span: 4, height: 300, Drawing: drawing('ProductBars'), filterOf: filterBy('product') },
      {
        tile: 'carriers',
        span: 4,
        isTable: true,
        height: 300,
        Drawing: drawing('Carriers'),
        filterOf: filterBy('carrier'),
      },
      { tile: 'states', span: 4, height: 220, Drawing: drawing('States'), filterOf: filterBy('policy_state') },
      {
        tile: 'industries',
        span: 6,
        paper: 'whole',
        height: 300,
        Drawing: drawing('IndustryBars'),
        filterOf: filterBy('naics'),
        partsOf: industryParts,
      },
      {
        tile: 'premium_bands',
        span: 6,
        isWide: true,
        height: 300,
        Drawing: drawing('PremiumBands'),
        filterOf: filterByBand,
      },
    ],
  },
  {
    id: 'renewals',
    title: 'Renewals',
    tiles: [
      { tile: 'expirations', span: 7, height: 250, Drawing: drawing('Expirations'), filterOf: filterByRow('product') },
      {
        tile: 'retention',
        span: 5,
        isWide: true,
        height: 240,
        Drawing: drawing('RetentionLine'),
        policiesOf: policiesAYearBefore,
      },
      {
        tile: 'retention_by_product',
        span: 6,
        height: 280,
        Drawing: drawing('RetentionByProduct'),
        filterOf: filterBy('product'),
      },
      { tile: 'rate_change', span: 6, height: 280, Drawing: drawing('RateChange'), filterOf: filterBy('product') },
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts',
    tiles: [
      {
        tile: 'accounts',
        span: 12,
        isTable: true,
        height: 280,
        Drawing: drawing('Accounts'),
        filterOf: filterBy('accounts'),
      },
    ],
  },
];
