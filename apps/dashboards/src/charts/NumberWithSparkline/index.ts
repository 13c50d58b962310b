export { NumberWithSparkline } from './NumberWithSparkline.tsx';
export type { NumberChange, NumberWithSparklineProps } from './NumberWithSparkline.types.ts';
