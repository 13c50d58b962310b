import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { render, screen } from '@testing-library/react';
import { mockWideScreen } from '../../app/testing/mockWideScreen.test-support.ts';
import { OpenedProduct } from '../../app/testing/OpenedProduct.test-support.tsx';
import { mockBrowser } from '../../dashboards/testing/mockBrowser.test-support.ts';

beforeEach(() => {
  mockBrowser();
  mockWideScreen();
});

describe('the address of a search', () => {
  it('is answered with its codes that are no state, in any case; states without agencies are not among them', async () => {
    render(
      <InsightsThemeProvider scheme="light">
        <OpenedProduct address="/marketing/agencies?agency_state=tx,ZZ,WY&policy_state=XX" />
      </InsightsThemeProvider>,
    );
    expect(
      await screen.findByText('2 filters of this search are not available: Agency state: ZZ, Policy state: XX'),
    ).toBeVisible();
  });
});
