import { InsightsThemeProvider, useColorMode } from '@agency-insights/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockBrowser } from '../dashboards/testing/mockBrowser.test-support.ts';
import { useAppearanceCookie } from './useAppearanceCookie.ts';

beforeEach(mockBrowser);

function Appearances() {
  useAppearanceCookie();
  const { setMode } = useColorMode();
  return (['dark', 'high-contrast', 'system'] as const).map((mode) => (
    <button key={mode} onClick={() => setMode(mode)}>
      {mode}
    </button>
  ));
}

it('useAppearanceCookie stores the chosen appearance in a cookie, and removes it for that of the system', async () => {
  render(
    <InsightsThemeProvider>
      <Appearances />
    </InsightsThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'dark' }));
  expect(document.cookie).toContain('insights.appearance=dark');
  await userEvent.click(screen.getByRole('button', { name: 'high-contrast' }));
  expect(document.cookie).toContain('insights.appearance=high-contrast');
  await userEvent.click(screen.getByRole('button', { name: 'system' }));
  expect(document.cookie).not.toContain('insights.appearance');
});
