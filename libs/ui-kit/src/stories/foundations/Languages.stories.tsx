import { styled, ThemeProvider, type Theme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  Autocomplete,
  completeDaysPreset,
  completeMonthsPreset,
  DateRangePicker,
  LocaleProvider,
  MultiSelect,
  Pagination,
  RangeSliderDropdown,
  Stepper,
  yearToDatePreset,
  type LocaleTexts,
} from '../../index.ts';
import { de } from '../../locales/de.ts';
import { es } from '../../locales/es.ts';
import { fr } from '../../locales/fr.ts';
import { FoundationPage, FoundationSection } from './FoundationPage.test-support.tsx';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: 24,
  alignItems: 'start',
});

interface Words {
  state: string;
  carriers: string;
  effective: string;
  premium: string;
  steps: readonly [string, string, string];
}

interface LanguageProps {
  /** BCP 47 tag of language and region. */
  locale: string;
  /** The kit's texts. */
  texts?: LocaleTexts;
  /** What the application itself says. */
  words: Words;
}

const english: Words = {
  state: 'State',
  carriers: 'Carriers',
  effective: 'Effective date',
  premium: 'Premium',
  steps: ['Filters', 'Columns', 'Export'],
};
const german: Words = {
  state: 'Bundesstaat',
  carriers: 'Versicherer',
  effective: 'Wirksam ab',
  premium: 'Prämie',
  steps: ['Filter', 'Spalten', 'Export'],
};
const spanish: Words = {
  state: 'Estado',
  carriers: 'Aseguradoras',
  effective: 'Fecha de vigencia',
  premium: 'Prima',
  steps: ['Filtros', 'Columnas', 'Exportación'],
};
const french: Words = {
  state: 'État',
  carriers: 'Assureurs',
  effective: 'Date d’effet',
  premium: 'Prime',
  steps: ['Filtres', 'Colonnes', 'Export'],
};

const states = ['Kansas', 'Oklahoma', 'Texas'];
const carriers = ['Prairie Mutual', 'Lone Star Casualty', 'Great Plains'];
const presets = [completeDaysPreset(7), completeMonthsPreset(12), yearToDatePreset()];
const now = () => new Date(2026, 10, 20, 9, 30);
const range = { from: new Date(2026, 9, 12), to: new Date(2026, 10, 6) };

/** "Español de México": some languages write their names small. */
function languageName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

function Language({ locale, texts, words }: LanguageProps): ReactElement {
  return (
    <LocaleProvider locale={locale} texts={texts}>
      <FoundationSection title={languageName(locale)}>
        <Columns lang={locale}>
          <MultiSelect label={words.state} options={states} searchable defaultValue={['Kansas', 'Texas']} fullWidth />
          <Autocomplete
            label={words.carriers}
            options={carriers}
            multiple
            defaultValue={carriers.slice(0, 2)}
            fullWidth
          />
          <DateRangePicker label={words.effective} {...{ presets, now }} defaultValue={range} fullWidth />
          <RangeSliderDropdown label={words.premium} min={0} max={250_000} step={1000} fullWidth />
          <Stepper activeStep={1} steps={words.steps.map((label, index) => ({ label, optional: index === 2 }))} />
          <Pagination total={12_480} defaultPageSize={25} />
        </Columns>
      </FoundationSection>
    </LocaleProvider>
  );
}

const meta = {
  title: 'Foundations/Languages',
  component: Language,
  tags: ['!autodocs'],
  parameters: { visual: { narrow: 'unpictured' } },
  args: { locale: 'en-US', words: english },
} satisfies Meta<typeof Language>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Languages: Story = {
  render: () => (
    <FoundationPage
      title="Languages"
      lead="`LocaleProvider` sets texts by locale packs (`@agency-insights/ui-kit/locales/de`), and numbers, dates and weeks by the region. English needs no pack. A component's own props win over both."
    >
      <Language locale="en-US" words={english} />
      <Language locale="de-DE" texts={de} words={german} />
      <Language locale="es-MX" texts={es} words={spanish} />
      <Language locale="fr-CA" texts={fr} words={french} />
    </FoundationPage>
  ),
};

const openDates: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /Wirksam ab/ }));
  const list = await within(document.body).findByRole('list', { name: 'Vorlagen' });
  await expect(within(list).getByRole('button', { name: 'Letzte 12 volle Monate' })).toBeVisible();
};

export const German: Story = {
  parameters: { visual: { skip: 'German is beside the others above.' } },
  args: { locale: 'de-DE', texts: de, words: german },
  play: openDates,
};

const rightToLeft = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

/** The same from right to left. */
export const GermanRightToLeft: Story = {
  args: { locale: 'de-DE', texts: de, words: german },
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => {
      document.documentElement.dir = '';
    };
  },
  decorators: [
    (Story) => (
      <ThemeProvider theme={rightToLeft}>
        <Story />
      </ThemeProvider>
    ),
  ],
  play: openDates,
};
