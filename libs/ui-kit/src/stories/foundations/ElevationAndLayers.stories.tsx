import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { colors, layers, Paper } from '../../index.ts';
import { FoundationPage, FoundationSection, Rows } from './FoundationPage.test-support.tsx';

const elevations = [
  ['flat', 'A hairline: cards, panels and tables on the page.'],
  ['raised', 'The first shadow: something that rests on the page.'],
  ['overlay', 'The second shadow: something that floats over it until it is closed.'],
] as const;

const stack: readonly (readonly [name: string, level: number, use: string])[] = [
  ['popover', layers.popover, 'Popovers of the page.'],
  ['MUI app bar', 1100, 'The top bar.'],
  ['MUI drawer', 1200, 'Drawers over the page.'],
  ['MUI modal', 1300, 'Dialogs and menus.'],
  ['toast', layers.toast, 'Messages; beneath a menu or popover while one is open.'],
  ['dropdown', layers.dropdown, 'Option lists and calendars, which also open from inside drawers and dialogs.'],
  ['tooltip', layers.tooltip, 'Tooltips, above everything.'],
];

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: 24,
  '& strong': { display: 'block', fontWeight: 500 },
});
const Layer = styled('li')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 16,
  '& > span:first-of-type': { textAlign: 'right', color: colors.textMuted },
});

function ElevationPage(): ReactElement {
  return (
    <FoundationPage title="Elevation and layers" lead="Two shadows, and one order of what lies over what.">
      <FoundationSection
        title="Elevation"
        lead="In the dark, what lies higher is lighter too, and so is all that stands in it; in high contrast black lines stand for the shadows."
      >
        <Cards>
          {elevations.map(([elevation, use]) => (
            <Paper key={elevation} elevation={elevation} padding={2}>
              <strong>{elevation}</strong>
              {use}
            </Paper>
          ))}
        </Cards>
      </FoundationSection>
      <FoundationSection title="Layers" lead="From the page up; the numbers are z-indexes.">
        <Rows>
          {stack.map(([name, level, use]) => (
            <Layer key={name}>
              <span>{level}</span>
              <span>
                <code>{name}</code> · {use}
              </span>
            </Layer>
          ))}
        </Rows>
      </FoundationSection>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Elevation and layers',
  component: ElevationPage,
  tags: ['!autodocs'],
  parameters: { visual: { narrow: 'once', skip: 'A table of tokens: each component shows them in its own picture.' } },
} satisfies Meta<typeof ElevationPage>;
export default meta;

export const ElevationAndLayers: StoryObj<typeof meta> = { name: 'Elevation and layers' };
