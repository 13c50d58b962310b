export { WaterfallChart } from './WaterfallChart.tsx';
export type { WaterfallChartProps } from './WaterfallChart.types.ts';
