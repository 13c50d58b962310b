export { Histogram } from './Histogram.tsx';
export type { HistogramBin, HistogramProps } from './Histogram.types.ts';
