import type { InsightsApi } from '@agency-insights/insights-api';
import { render, screen } from '@testing-library/react';
import { samplePerson } from '../administration/samplePerson.test-support.ts';
import { createFakeServices } from '../dashboards/testing/createFakeServices.test-support.ts';
import { createLanguageChoice } from '../language/languageChoice.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { useWords } from '../language/useWords.ts';
import { ServicesProvider } from '../services/ServicesContext.tsx';
import { usePersonLanguage } from './usePersonLanguage.ts';

const kept = { getItem: () => 'fr-FR', setItem: jest.fn() };

function Page() {
  usePersonLanguage();
  const { t, locale } = useWords();
  return <p>{`${t('Cancel')}, ${locale}`}</p>;
}

async function open(language: string | null) {
  const { services } = createFakeServices();
  const self = jest.fn(() => Promise.resolve({ ...samplePerson, provider_user_id: null, language }));
  const users = { ...services.api.users, self } as unknown as InsightsApi['users'];
  const choice = createLanguageChoice(() => kept, []);
  await choice.restore();
  render(
    <LanguageProvider choice={choice}>
      <ServicesProvider services={{ ...services, api: { ...services.api, users } }}>
        <Page />
      </ServicesProvider>
    </LanguageProvider>,
  );
  return self;
}

afterEach(() => {
  document.documentElement.lang = '';
});

it('a browser shows the language that the person chose in another one, and keeps it [PLUS-40]', async () => {
  await open('de-AT');
  expect(await screen.findByText('Abbrechen, de-AT')).toBeVisible();
  expect(kept.setItem).toHaveBeenCalledWith(expect.anything(), 'de-AT');
});

it.each([null, 'xx-YY'])('a browser keeps its own language for a person whose choice is %s', async (language) => {
  const self = await open(language);
  await Promise.all(self.mock.results.map(({ value }) => value as Promise<unknown>));
  expect(screen.getByText('Annuler, fr-FR')).toBeVisible();
});
