import type { TileAnswer } from '@agency-insights/insights-api/contract';

/** By what the parts of a premium are compared: by their share or, where more premium was returned than written, by the premium. */
export function mixMeasure({ premium }: Pick<TileAnswer, 'premium'>) {
  return premium > 0
    ? ({ key: 'share', format: 'ratio', title: 'Share of premium' } as const)
    : ({ key: 'premium', format: 'cents', title: 'Written premium' } as const);
}
