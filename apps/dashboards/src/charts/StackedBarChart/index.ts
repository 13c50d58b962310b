export { StackedBarChart } from './StackedBarChart.tsx';
export type { StackedBarChartProps, StackSeries } from './StackedBarChart.types.ts';
