import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { createFakeServices } from '../dashboards/testing/createFakeServices.test-support.ts';
import { mockBrowser } from '../dashboards/testing/mockBrowser.test-support.ts';
import { ServicesProvider } from '../services/ServicesContext.tsx';
import { ScreenError } from './ScreenError.tsx';

beforeEach(mockBrowser);

/** The page after a failure of all that was on it. */
async function openFailedPage() {
  const { services } = createFakeServices();
  const root = createRootRoute({
    component: () => <ScreenError error={new Error('compute is left out')} reset={() => undefined} />,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <InsightsThemeProvider>
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </InsightsThemeProvider>,
  );
  return screen.findByRole('alert');
}

describe('a page that failed', () => {
  it('reports the failure in the title and the focused main landmark, and offers a reload first', async () => {
    const alert = await openFailedPage();
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent(
      'This page could not be shown',
    );
    expect(alert).toHaveFocus();
    expect(document.title).toBe('Agency Insights | This page could not be shown');
    const ways = [...within(alert).getAllByRole('button'), ...within(alert).getAllByRole('link')];
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Reload', 'Back to Homepage']);
  });
});
