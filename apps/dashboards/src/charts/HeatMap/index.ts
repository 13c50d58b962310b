export { HeatMap } from './HeatMap.tsx';
export type { HeatMapProps, HeatMapRow } from './HeatMap.types.ts';
