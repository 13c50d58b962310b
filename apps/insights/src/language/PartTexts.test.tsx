import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLanguageChoice } from './languageChoice.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { PartTexts, type PartPacks } from './PartTexts.tsx';
import { useWords } from './useWords.ts';

const packs: PartPacks = {
  de: () => Promise.resolve({ default: { 'Invite a person': 'Person einladen' } }),
  es: () => Promise.reject(new Error('offline')),
  fr: () => Promise.resolve({ default: {} }),
};
const nothingKept = () => ({ getItem: () => null, setItem: () => undefined });

function Texts() {
  const { t, locale } = useWords();
  return (
    <>
      <p>{`${t('Invite a person')}, ${t('Cancel')}, ${locale}`}</p>
      <input aria-label="field" />
    </>
  );
}

async function show(preferred: string) {
  const choice = createLanguageChoice(nothingKept, [preferred]);
  await choice.restore();
  render(
    <LanguageProvider choice={choice}>
      <PartTexts packs={packs}>
        <Texts />
      </PartTexts>
    </LanguageProvider>,
  );
  return choice;
}

describe('PartTexts', () => {
  it('renders a page after the texts of its part have loaded, with those of the app [PLUS-40]', async () => {
    await show('de-DE');
    expect(screen.queryByRole('paragraph')).toBeNull();
    expect(await screen.findByText('Person einladen, Abbrechen, de-DE')).toBeVisible();
  });

  it('keeps the page unchanged until the texts of another language have loaded', async () => {
    const choice = await show('en-US');
    expect(screen.getByText('Invite a person, Cancel, en-US')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox'), 'typed');
    await act(() => choice.choose('de-CH'));
    expect(await screen.findByText('Person einladen, Abbrechen, de-CH')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('typed');
  });
});
