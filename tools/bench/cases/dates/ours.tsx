import { DateRangePicker, InsightsThemeProvider } from '@agency-insights/ui-kit';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { countOf, type DatesContestant } from './contract.ts';

/** Ours: `DateRangePicker` of @agency-insights/ui-kit in its theme, opened, with its typed dates and its buttons. */
export const contestant: DatesContestant = {
  opener: 'button',
  next: 'button[aria-label="Go to the next month"]',
  title: () => [...document.querySelectorAll('[role="grid"]')].map((grid) => grid.getAttribute('aria-label')).join(' '),
  days: () => countOf('[role="grid"] [data-day]:not([data-outside]):not([data-hidden])'),
  mount: (root, { from, to, today }) =>
    renderReact(
      root,
      <InsightsThemeProvider>
        <DateRangePicker label="Effective dates" defaultValue={{ from, to }} now={() => today} />
      </InsightsThemeProvider>,
    ),
  unmount: unmountReact,
};
