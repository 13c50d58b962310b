import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import {
  Button,
  colors,
  controlHeights,
  controlSizes,
  gridSpacing,
  Input,
  radius,
  type GridSpacing,
} from '../../index.ts';
import { FoundationPage, FoundationSection, Rows } from './FoundationPage.test-support.tsx';

const spaces = [0.5, 1, 1.5, 2, 3, 4, 6] as const;
const spacings: readonly GridSpacing[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** What, its height in px when comfortable and when compact. */
const densities: readonly (readonly [what: string, comfortable: string, compact: string])[] = [
  ['', 'Comfortable', 'Compact'],
  ['Buttons, fields and option menus without a size of their own', '36 px', '32 px'],
  ['Items of menus', '32 px', '28 px'],
  ['Items of lists and entries of the sidebar', '40 px', '32 px'],
  ['Headings of accordions', '52 px', '44 px'],
  ['Options of a dropdown: their height is the same everywhere', '37 px', '37 px'],
  ['Rows of tables: each table has a density of its own', '–', '–'],
  ['Pagination, chips, calendars and what is told its size', 'as told', 'as told'],
];

const Density = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 96px 80px',
  gap: 16,
  '&:first-of-type': { color: colors.textMuted, fontWeight: 500 },
});
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 120px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
});
const Bar = styled('div')({ height: 16, borderRadius: 4, backgroundColor: colors.accent });
const Controls = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Corner = styled('div')({
  width: 96,
  height: 64,
  borderRadius: radius,
  border: `1px solid ${colors.controlLine}`,
  backgroundColor: colors.surface,
});

function SpacingPage(): ReactElement {
  return (
    <FoundationPage
      title="Spacing and sizes"
      lead="One scale of everything: 8 px spacing, four control sizes, one radius."
    >
      <FoundationSection title="Spacing" lead="theme.spacing(n) is n times 8 px.">
        <Bars entries={spaces.map((units) => [`${units} · ${units * 8} px`, units * 8])} />
      </FoundationSection>
      <FoundationSection title="Grid spacing" lead="The distances of Grid: 1 to 8 stand for 4, 8, … 32 px.">
        <Bars entries={spacings.map((spacing) => [`${spacing} · ${gridSpacing(spacing)} px`, gridSpacing(spacing)])} />
      </FoundationSection>
      <FoundationSection
        title="Control sizes"
        lead="Buttons, fields and option lists share them. A control that names none is lg when the density is comfortable, md when it is compact."
      >
        <Rows>
          {controlSizes.map((size) => (
            <Line key={size}>
              <span>
                <code>{size}</code> · {controlHeights[size]} px
              </span>
              <Controls>
                <Button size={size}>Save search</Button>
                <Input size={size} aria-label={`Agency, ${size}`} defaultValue="Bluestem Insurance" />
              </Controls>
            </Line>
          ))}
        </Rows>
      </FoundationSection>
      <FoundationSection
        title="Density"
        lead="What compact takes off. The switch is in the toolbar. Nothing that is pressed gets lower than 24 px."
      >
        <Rows>
          {densities.map(([what, comfortable, compact]) => (
            <Density key={what}>
              <span>{what}</span>
              <span>{comfortable}</span>
              <span>{compact}</span>
            </Density>
          ))}
        </Rows>
      </FoundationSection>
      <FoundationSection title="Radius" lead={`${radius} px, for everything that has corners.`}>
        <Corner />
      </FoundationSection>
    </FoundationPage>
  );
}

function Bars({ entries }: { entries: readonly (readonly [text: string, width: number])[] }): ReactElement {
  return (
    <Rows>
      {entries.map(([text, width]) => (
        <Line key={text}>
          <span>{text}</span>
          <Bar style={{ width }} />
        </Line>
      ))}
    </Rows>
  );
}

const meta = {
  title: 'Foundations/Spacing and sizes',
  component: SpacingPage,
  tags: ['!autodocs'],
  parameters: { visual: { narrow: 'once', skip: 'A table of tokens: each component shows them in its own picture.' } },
} satisfies Meta<typeof SpacingPage>;
export default meta;

export const SpacingAndSizes: StoryObj<typeof meta> = { name: 'Spacing and sizes' };
