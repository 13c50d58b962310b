import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Buttons that belong together, drawn as one piece.',
  imports: ['Button', 'ButtonGroup'],
  use: [
    'For a few actions on the same thing: previous and next, zoom in and out.',
    'For switching between two or three views with buttons that carry `aria-pressed`.',
  ],
  avoid: ['For a main action with alternatives: use `SplitButton`.', 'For a choice in a form: use `RadioGroup`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from button to button.' },
    { keys: ['Enter', 'Space'], does: 'Presses the button in focus.' },
  ],
  accessibility: ['Give it an `aria-label`: it is a group, and its name is read before its buttons.'],
};
