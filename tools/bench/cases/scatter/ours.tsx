/* eslint-disable @nx/enforce-module-boundaries -- what is measured is a chart of the dashboards, which no package exports */
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { ScatterChart } from '../../../../apps/dashboards/src/charts/ScatterChart/ScatterChart.tsx';
import { frameWith, renderReact, unmountReact } from '../reactRoot.tsx';
import type { ScatterContestant } from './contract.ts';

frameWith((content) => <InsightsThemeProvider>{content}</InsightsThemeProvider>);

const axes = {
  x: { label: 'Growth', format: 'ratio', middle: 0.055 },
  y: { label: 'Retention', format: 'ratio', middle: 0.853 },
  quadrants: {
    topRight: 'Growing and keeping',
    topLeft: 'Keeping, not growing',
    bottomRight: 'Growing, losing',
    bottomLeft: 'Losing both',
  },
} as const;

/** Ours: `ScatterChart` of the dashboards, with its axes, quadrants, legend and sentence. */
export const contestant: ScatterContestant = {
  mount: (root, { points }) => renderReact(root, <ScatterChart title="Agencies" points={points} {...axes} />),
  unmount: unmountReact,
};
