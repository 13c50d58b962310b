import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { colors, fontSizes } from '../../index.ts';
import { FoundationPage, FoundationSection, Rows, WithCode } from './FoundationPage.test-support.tsx';

const headings = ['h1', 'h2', 'h3', 'h4', 'h6'] as const;
const texts = ['subtitle1', 'subtitle2', 'body1', 'caption'] as const;
const uses: Readonly<Record<(typeof headings)[number] | (typeof texts)[number], string>> = {
  h1: '24 / 32 px, medium, `fontSizes.xl`: the title of a page',
  h2: '20 / 28 px, medium, `fontSizes.lg`: a dialog, a part of a page',
  h3: '16 / 24 px, medium, `fontSizes.md`: a card, a drawer',
  h4: '14 / 20 px, medium, `fontSizes.sm`: a group within a card; `h5` is the same',
  h6: '12 / 16 px, medium, `fontSizes.xs`: a group in a menu',
  subtitle1: '16 / 24 px, medium, `fontSizes.md`: a figure that stands out',
  subtitle2: '14 / 20 px, medium, `fontSizes.sm`: the name of a row',
  body1: '14 / 20 px, `fontSizes.sm`: text, controls, tables; `body2` is the same',
  caption: '12 / 16 px, `fontSizes.xs`: labels, help, captions',
};

const Use = styled('span')({ display: 'block', color: colors.textMuted, fontSize: fontSizes.xs });
const Figures = styled('table')({
  borderCollapse: 'collapse',
  '& td, & th': { padding: '6px 16px 6px 0', textAlign: 'left', fontWeight: 400 },
  '& td': { textAlign: 'right' },
  '& th': { color: colors.textMuted },
});

function TypePage(): ReactElement {
  return (
    <FoundationPage
      title="Type"
      lead="Roboto at 12, 14, 16, 20 and 24 px and nothing between; regular for text, medium for headings and labels. Sizes stand as size / line height; as CSS variables they are `--mui-insights-fontSize-xs` to `-xl`. Sentence case everywhere."
    >
      <FoundationSection title="Headings">
        <Samples variants={headings} sample="Agencies in Texas or Oklahoma" />
      </FoundationSection>
      <FoundationSection title="Text">
        <Samples variants={texts} sample="1,248 agencies, $412,600,000 search premium" />
      </FoundationSection>
      <FoundationSection
        title="Figures"
        lead="Figures have one width, stand at the right and are written out; premium is in whole dollars."
      >
        <Figures>
          <tbody>
            {[
              ['Bluestem Insurance Group', '$1,111,111'],
              ['Pecan Valley Agency', '$98,760'],
              ['Red River Risk Partners', '$12,608,004'],
            ].map(([agency, premium]) => (
              <tr key={agency}>
                <th scope="row">{agency}</th>
                <td>{premium}</td>
              </tr>
            ))}
          </tbody>
        </Figures>
      </FoundationSection>
    </FoundationPage>
  );
}

function Samples({ variants, sample }: { variants: readonly (keyof typeof uses)[]; sample: string }): ReactElement {
  return (
    <Rows>
      {variants.map((variant) => (
        <li key={variant}>
          <Typography variant={variant} component="span" sx={{ display: 'block', color: 'text.primary' }}>
            {sample}
          </Typography>
          <Use>
            <code>{variant}</code> · <WithCode text={uses[variant]} />
          </Use>
        </li>
      ))}
    </Rows>
  );
}

const meta = {
  title: 'Foundations/Type',
  component: TypePage,
  tags: ['!autodocs'],
  parameters: { visual: { narrow: 'once', skip: 'A table of tokens: each component shows them in its own picture.' } },
} satisfies Meta<typeof TypePage>;
export default meta;

export const Type: StoryObj<typeof meta> = {};
