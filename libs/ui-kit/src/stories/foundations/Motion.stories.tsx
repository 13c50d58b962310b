import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { Button, colors, radius } from '../../index.ts';
import { FoundationPage, FoundationSection, Rows } from './FoundationPage.test-support.tsx';

const durations: readonly (readonly [durationMs: number, use: string])[] = [
  [120, 'Hover and focus of controls; option lists and calendars that open.'],
  [140, 'The ground behind a dialog; the knob of a switch.'],
  [160, 'Accordions, toasts.'],
  [300, 'Drawers and the sidebar.'],
  [3000, 'A banner that slides in, in room that is there from the start.'],
];

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '8px 16px',
  '& > span:first-of-type': { textAlign: 'right', fontWeight: 500 },
});
const Track = styled('div')({ gridColumn: 2, borderRadius: 4, backgroundColor: colors.sunken });
const Knob = styled('div')({
  width: 48,
  height: 8,
  borderRadius: radius / 2,
  backgroundColor: colors.accent,
  '@media (prefers-reduced-motion: no-preference)': { transition: 'margin-left var(--duration) ease-out' },
});

function MotionPage(): ReactElement {
  const [isMoved, setMoved] = useState(false);
  return (
    <FoundationPage
      title="Motion"
      lead="Motion shows where something comes from and is over before it is in the way. People who ask their device for less motion get none."
    >
      <FoundationSection title="Durations">
        <Rows>
          {durations.map(([durationMs, use]) => (
            <Line key={durationMs}>
              <span>{durationMs} ms</span>
              <span>{use}</span>
              <Track>
                <Knob
                  style={{ '--duration': `${durationMs}ms`, marginLeft: isMoved ? 'calc(100% - 48px)' : 0 } as object}
                />
              </Track>
            </Line>
          ))}
        </Rows>
        <Button sx={{ marginTop: '16px' }} onClick={() => setMoved(!isMoved)}>
          Move
        </Button>
      </FoundationSection>
      <FoundationSection title="Rules">
        <Rows>
          <li>Nothing jumps: skeletons and banners take their room before they are seen.</li>
          <li>
            A transition of our own stands inside “prefers-reduced-motion: no-preference”; MUI’s follow the theme.
          </li>
          <li>Nothing blinks, and nothing moves for longer than a person can stop it.</li>
        </Rows>
      </FoundationSection>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: MotionPage,
  tags: ['!autodocs'],
  parameters: { visual: { narrow: 'once', skip: 'A table of tokens: each component shows them in its own picture.' } },
} satisfies Meta<typeof MotionPage>;
export default meta;

export const Motion: StoryObj<typeof meta> = {};
