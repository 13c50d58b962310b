import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { App } from '../../example/App.test-support.tsx';
import appSource from '../../example/App.test-support.tsx?raw';
import { Paper } from '../../index.ts';
import { FoundationPage, FoundationSection } from '../foundations/FoundationPage.test-support.tsx';
import { CodeText } from './CodeText.test-support.tsx';

const install = `npm install @agency-insights/ui-kit @mui/material @mui/icons-material @emotion/react @emotion/styled
npm install @fontsource/roboto react react-dom`;
const typeface = `import '@fontsource/roboto/400.css';
import '@fontsource/roboto/500.css';
import '@fontsource/roboto/700.css';`;
const theme = `<InsightsThemeProvider density="compact" defaultMode="system">…</InsightsThemeProvider>`;
const brand = `const { theme, changes } = createBrandTheme({
  primary: '#0b5fff',
  secondary: '#12213f',
  font: 'Inter, sans-serif',
  radius: 4,
});
if (changes.length > 0) console.table(changes);

<InsightsThemeProvider theme={theme}>…</InsightsThemeProvider>`;
const language = `import { de, muiLocale } from '@agency-insights/ui-kit/locales/de';

const theme = createInsightsTheme({}, muiLocale);

<InsightsThemeProvider theme={theme}>
  <LocaleProvider locale="de-DE" texts={de}>…</LocaleProvider>
</InsightsThemeProvider>`;
const nonce = `const cache = createCache({ key: 'css', nonce });

<CacheProvider value={cache}>
  <InsightsThemeProvider>…</InsightsThemeProvider>
</CacheProvider>`;

function InstallAndSetUpPage(): ReactElement {
  return (
    <FoundationPage
      title="Install and set up"
      lead="Theme and components for business products, on MUI 9. From an empty page to a search field in four steps."
    >
      <FoundationSection
        title="1. Install"
        lead="React 18 or 19, MUI and its icons from 9.5, Emotion from 11.14. The app has them once; the kit brings no copy of its own."
      >
        <CodeText name="Commands to install">{install}</CodeText>
      </FoundationSection>
      <FoundationSection
        title="2. Load the typeface"
        lead="Where the app starts. Your bundler turns it into files of your own origin: nothing is fetched from elsewhere."
      >
        <CodeText name="Imports of the typeface">{typeface}</CodeText>
      </FoundationSection>
      <FoundationSection
        title="3. Put the providers around the app"
        lead="The theme provider sets colours, type and sizes; the toaster provider shows messages. Below it is at work."
      >
        <CodeText name="A whole app">{appSource}</CodeText>
        <Paper padding={2} sx={{ marginTop: '12px' }}>
          <App />
        </Paper>
      </FoundationSection>
      <FoundationSection
        title="4. Choose scheme and density"
        lead="Light, dark and high contrast follow the device until the person chooses. Try both switches in the toolbar above."
      >
        <CodeText name="A compact theme">{theme}</CodeText>
      </FoundationSection>
      <FoundationSection
        title="5. Use your brand"
        lead="Colours that are hard to read become the nearest tone that is not; `changes` lists them. `designTokens` and `designTokensCss` export the result."
      >
        <CodeText name="A theme in the colours of a brand">{brand}</CodeText>
      </FoundationSection>
      <FoundationSection
        title="6. Use your language"
        lead="English needs nothing. German, Spanish and French are entries of each package, which load where they are imported."
      >
        <CodeText name="An app in German">{language}</CodeText>
      </FoundationSection>
      <FoundationSection
        title="Under a strict Content-Security-Policy"
        lead="There is no inline script. Styles take the nonce that Emotion is given."
      >
        <CodeText name="A nonce for styles">{nonce}</CodeText>
      </FoundationSection>
    </FoundationPage>
  );
}

const meta = {
  title: 'Getting started/Install and set up',
  component: InstallAndSetUpPage,
  tags: ['!autodocs'],
  parameters: {
    visual: { narrow: 'once', skip: 'A page of words and code: its example is pictured with its components.' },
  },
} satisfies Meta<typeof InstallAndSetUpPage>;
export default meta;

export const InstallAndSetUp: StoryObj<typeof meta> = {};
