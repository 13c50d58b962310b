import { filterBy, filterByMonth, filterByRow } from '../tiles/filterBy.ts';
import { industryParts } from '../tiles/industryParts.ts';
import { lazyDrawing } from '../tiles/lazyDrawing.ts';
import { agencyOfPoint, agencyOfRow, policiesOfClass, policiesOfProductMonth } from './benchmarkMarks.ts';
import type { TileSection } from '../tiles/TileView.ts';

const drawings = () => import('./drawings/drawings.ts');

/** The tiles of the benchmarks, in the order of the page. */
export const benchmarkSections: readonly TileSection[] = [
  {
    id: 'growth',
    title: 'Growth and retention',
    tiles: [
      {
        tile: 'states',
        span: 6,
        // Its values have room on a whole line alone.
        paper: 'whole',
        height: 340,
        Drawing: lazyDrawing(drawings, 'GrowthByState'),
        filterOf: filterBy('policy_state'),
      },
      {
        tile: 'agencies',
        span: 6,
        paper: 'whole',
        height: 360,
        Drawing: lazyDrawing(drawings, 'GrowthAndRetention'),
        agencyOf: agencyOfPoint,
      },
    ],
  },
  {
    id: 'standing',
    title: 'Standing',
    tiles: [
      { tile: 'percentiles', span: 7, isTable: true, height: 300, Drawing: lazyDrawing(drawings, 'Percentiles') },
      {
        tile: 'premium_classes',
        span: 5,
        height: 320,
        Drawing: lazyDrawing(drawings, 'PremiumClasses'),
        policiesOf: policiesOfClass,
      },
      { tile: 'concentration', span: 5, height: 260, Drawing: lazyDrawing(drawings, 'Concentration') },
      {
        tile: 'leaders',
        span: 7,
        isTable: true,
        height: 320,
        Drawing: lazyDrawing(drawings, 'Leaders'),
        agencyOf: agencyOfRow,
      },
    ],
  },
  {
    id: 'renewals',
    title: 'Renewals',
    tiles: [
      {
        tile: 'rate_change',
        span: 12,
        height: 300,
        Drawing: lazyDrawing(drawings, 'RateChanges'),
        filterOf: filterByRow('product'),
        policiesOf: policiesOfProductMonth,
      },
      {
        tile: 'retention',
        span: 12,
        height: 300,
        Drawing: lazyDrawing(drawings, 'RetentionByClass'),
        filterOf: filterByRow('product'),
      },
    ],
  },
  {
    id: 'market',
    title: 'Carriers and industries',
    tiles: [
      {
        tile: 'carriers',
        span: 6,
        isWide: true,
        isTable: true,
        height: 320,
        Drawing: lazyDrawing(drawings, 'CarrierShares'),
        filterOf: filterBy('carrier'),
      },
      {
        tile: 'industries',
        span: 6,
        isWide: true,
        height: 320,
        Drawing: lazyDrawing(drawings, 'IndustryShares'),
        filterOf: filterBy('naics'),
        partsOf: industryParts,
      },
      {
        tile: 'months',
        span: 12,
        height: 240,
        Drawing: lazyDrawing(drawings, 'PremiumByMonth'),
        filterOf: filterByMonth,
      },
    ],
  },
];
