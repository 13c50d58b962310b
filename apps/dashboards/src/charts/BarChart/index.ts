export { BarChart } from './BarChart.tsx';
export type { Bar, BarChartProps } from './BarChart.types.ts';
