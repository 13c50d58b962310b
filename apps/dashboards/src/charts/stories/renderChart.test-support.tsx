import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';

/** Renders a chart as the dashboards do. Returns the user. */
export function renderChart(chart: ReactElement): UserEvent {
  render(<InsightsThemeProvider scheme="light">{chart}</InsightsThemeProvider>);
  return userEvent.setup();
}
