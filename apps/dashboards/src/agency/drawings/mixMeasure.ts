import type { TileAnswer } from '@agency-insights/insights-api/contract';

/** The measure that compares the parts of a premium: their share, or the premium itself if more was returned than written. */
export function mixMeasure({ premium }: Pick<TileAnswer, 'premium'>) {
  return premium > 0
    ? ({ key: 'share', format: 'ratio', title: 'Share of premium' } as const)
    : ({ key: 'premium', format: 'cents', title: 'Written premium' } as const);
}
