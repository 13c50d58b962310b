export { ScatterChart } from './ScatterChart.tsx';
export type { QuadrantNames, ScatterAxis, ScatterChartProps, ScatterPoint } from './ScatterChart.types.ts';
