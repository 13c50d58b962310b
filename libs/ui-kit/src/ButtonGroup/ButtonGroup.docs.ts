import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Groups related buttons and shows them as one control.',
  imports: ['Button', 'ButtonGroup'],
  use: [
    'For a few actions on the same object: previous and next, zoom in and out.',
    'For switching between two or three views, with `aria-pressed` on the buttons.',
  ],
  avoid: ['For a main action with alternatives: use `SplitButton`.', 'For a choice in a form: use `RadioGroup`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus from button to button.' },
    { keys: ['Enter', 'Space'], does: 'Activates the focused button.' },
  ],
  accessibility: ['It has the role `group`. Give it an `aria-label`; screen readers read it before the buttons.'],
};
