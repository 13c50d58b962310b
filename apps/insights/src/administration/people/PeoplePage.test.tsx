import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { render, screen } from '@testing-library/react';
import { mockWideScreen } from '../../app/testing/mockWideScreen.test-support.ts';
import { mockBrowser } from '../../dashboards/testing/mockBrowser.test-support.ts';
import { samplePerson } from '../samplePerson.test-support.ts';
import { OpenedAdministration } from '../testing/OpenedAdministration.test-support.tsx';

beforeEach(mockBrowser);
beforeEach(mockWideScreen);

it('PeoplePage says of a person who has not signed in yet: never [PLUS-39]', async () => {
  render(
    <InsightsThemeProvider>
      <OpenedAdministration address="/administration/people" people={[{ ...samplePerson, last_sign_in_at: null }]} />
    </InsightsThemeProvider>,
  );
  expect(await screen.findByText('Never')).toBeVisible();
});
