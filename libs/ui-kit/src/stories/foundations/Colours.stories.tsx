import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import {
  colors,
  darkPalette,
  fontSizes,
  highContrastPalette,
  lightPalette,
  radius,
  VisuallyHidden,
  type KitPalette,
} from '../../index.ts';
import { contrast } from '../../theme/contrast.test-support.ts';
import paletteSource from '../../theme/palette.ts?raw';
import { FoundationPage, FoundationSection, Rows, WithCode } from './FoundationPage.test-support.tsx';

type Token = keyof KitPalette;

const schemes = [
  { name: 'Light', palette: lightPalette },
  { name: 'Dark', palette: darkPalette },
  { name: 'High contrast', palette: highContrastPalette },
] as const;

const groups: readonly { title: string; lead: string; tokens: readonly Token[] }[] = [
  {
    title: 'Grounds',
    lead: 'What things stand on.',
    tokens: ['page', 'surface', 'overlay', 'sunken', 'hover', 'appBar', 'inverse', 'backdrop'],
  },
  {
    title: 'Lines',
    lead: 'Hairlines, and the outlines of controls, which reach 3:1.',
    tokens: ['line', 'lineOverlay', 'controlLine', 'controlLineHover'],
  },
  { title: 'Text', lead: 'What is read.', tokens: ['text', 'textMuted', 'textDisabled', 'onAppBar', 'onInverse'] },
  {
    title: 'Accent',
    lead: 'Green is for the one primary action of a screen and for what is chosen.',
    tokens: [
      'accent',
      'accentFill',
      'accentFillHover',
      'onAccentFill',
      'accentSoft',
      'onAccentSoft',
      'accentTrack',
      'badge',
      'onBadge',
      'avatar',
      'onAvatar',
    ],
  },
  {
    title: 'Meaning',
    lead: 'Information, danger and warning, always together with a word or a mark.',
    tokens: [
      'success',
      'successSoft',
      'onSuccessSoft',
      'info',
      'infoSoft',
      'onInfoSoft',
      'danger',
      'dangerFill',
      'dangerFillHover',
      'dangerSoft',
      'onDangerSoft',
      'warning',
      'warningFill',
      'onWarningFill',
      'warningSoft',
      'onWarningSoft',
    ],
  },
];

const pairs: readonly [text: Token, ground: Token][] = [
  ['text', 'page'],
  ['text', 'surface'],
  ['text', 'overlay'],
  ['text', 'sunken'],
  ['textMuted', 'page'],
  ['textMuted', 'surface'],
  ['textMuted', 'overlay'],
  ['textMuted', 'sunken'],
  ['accent', 'surface'],
  ['onAccentFill', 'accentFill'],
  ['onAccentSoft', 'accentSoft'],
  ['onBadge', 'badge'],
  ['info', 'surface'],
  ['onInfoSoft', 'infoSoft'],
  ['danger', 'surface'],
  ['onDangerSoft', 'dangerSoft'],
  ['warning', 'surface'],
  ['onWarningFill', 'warningFill'],
  ['onWarningSoft', 'warningSoft'],
  ['onAppBar', 'appBar'],
  ['onAvatar', 'avatar'],
  ['onInverse', 'inverse'],
];

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 128px)',
  alignItems: 'start',
  gap: 12,
  '& > .KitToken-name': { overflowWrap: 'anywhere' },
  '& > .KitToken-name > small': { display: 'block', color: colors.textMuted, fontSize: fontSizes.xs },
  '@media (max-width: 640px)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > .KitToken-name': { gridColumn: '1 / -1' },
  },
});
const Pair = styled(Row)({ alignItems: 'center' });
const Head = styled(Row)({
  color: colors.textMuted,
  fontSize: fontSizes.xs,
  fontWeight: 500,
  '@media (max-width: 640px)': { '& > .KitToken-name': { display: 'none' } },
});
const Swatch = styled('div')({
  '& > div': { height: 32, borderRadius: radius - 2, border: `1px solid ${colors.controlLine}` },
  '& > span': { color: colors.textMuted, fontSize: fontSizes.xs },
});
const Sample = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '6px 10px',
  borderRadius: radius - 2,
  border: `1px solid ${colors.controlLine}`,
  fontSize: fontSizes.xs,
});

function ColoursPage({ shown }: { shown: readonly string[] }): ReactElement {
  return (
    <FoundationPage
      title="Colours"
      lead="Each colour is a CSS variable and, in code, an entry of `colors`. It follows the scheme without a render. Never tell something by colour alone."
    >
      {groups
        .filter(({ title }) => shown.includes(title))
        .map(({ title, lead, tokens }) => (
          <FoundationSection key={title} title={title} lead={lead}>
            <Rows>
              <SchemeNames first="Name" />
              {tokens.map((token) => (
                <TokenRow key={token} token={token} />
              ))}
            </Rows>
          </FoundationSection>
        ))}
    </FoundationPage>
  );
}

function ContrastPage(): ReactElement {
  return (
    <FoundationPage
      title="Contrast"
      lead="Text reaches 4.5:1 on the grounds it stands on, in high contrast 7:1. A test holds every pair to it."
    >
      <Rows>
        <SchemeNames first="Text on its ground" />
        {pairs.map(([text, ground]) => (
          <PairRow key={`${text} ${ground}`} {...{ text, ground }} />
        ))}
      </Rows>
    </FoundationPage>
  );
}

/** Above the columns: which scheme each is. */
function SchemeNames({ first }: { first: string }): ReactElement {
  return (
    <Head aria-hidden="true">
      <span className="KitToken-name">{first}</span>
      {schemes.map(({ name }) => (
        <span key={name}>{name}</span>
      ))}
    </Head>
  );
}

function TokenRow({ token }: { token: Token }): ReactElement {
  return (
    <Row>
      <div className="KitToken-name">
        <code>{token}</code>
        <small>
          <WithCode text={useOf(token)} />
        </small>
        <small>--mui-palette-kit-{token}</small>
      </div>
      {schemes.map(({ name, palette }) => (
        <Swatch key={name}>
          <div style={{ backgroundColor: palette[token] }} />
          <VisuallyHidden>{name}</VisuallyHidden> <span>{palette[token]}</span>
        </Swatch>
      ))}
    </Row>
  );
}

function PairRow({ text, ground }: { text: Token; ground: Token }): ReactElement {
  return (
    <Pair>
      <span className="KitToken-name">
        <code>{text}</code> on <code>{ground}</code>
      </span>
      {schemes.map(({ name, palette }) => {
        const ratio = contrast(palette[text], palette[ground]);
        return (
          <Sample key={name} style={{ color: palette[text], backgroundColor: palette[ground] }}>
            <VisuallyHidden>{name}</VisuallyHidden>
            <span>{ratio.toFixed(1)}:1</span>
            <span>{ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : 'below AA'}</span>
          </Sample>
        );
      })}
    </Pair>
  );
}

/** What a colour is for: the words that stand with it in the palette. */
function useOf(token: Token): string {
  return new RegExp(`/\\*\\* (.+) \\*/\\n  ${token}: string;`).exec(paletteSource)?.[1] ?? '';
}

// No page of props: the foundations are no components.
const meta = {
  title: 'Foundations/Colours',
  component: ColoursPage,
  tags: ['!autodocs'],
  args: { shown: [] },
  parameters: {
    visual: { narrow: 'once', skip: 'A table of tokens: each component shows them in its own picture.' },
    controls: { disable: true },
  },
} satisfies Meta<typeof ColoursPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { shown: ['Grounds', 'Lines', 'Text'] } };
export const Accent: Story = { args: { shown: ['Accent'] } };
export const Meaning: Story = { args: { shown: ['Meaning'] } };
/** Text on its background. */
export const Contrast: Story = { render: () => <ContrastPage /> };
