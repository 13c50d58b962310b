import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Starts an action. With `href` it is a link that looks like one.',
  use: [
    'For the one main action of a screen or dialog: `variant="contained"`, with a verb as its label.',
    'For further actions beside it: `outlined`, or `text` where they should stay quiet.',
    'For work that takes a moment: `loading` keeps its width and its name and lets no second click through.',
  ],
  avoid: [
    'For a place to go within a sentence: use `Link`.',
    'For a choice that stays: use `Checkbox`, `Switch` or `Radio`.',
    'For an action whose icon says enough: use `IconButton`, which still needs a label.',
    'For two green buttons side by side: one action of a screen is the main one.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the button; a disabled button is passed over, a busy one is not.' },
    { keys: ['Enter', 'Space'], does: 'Presses it. A button with `href` is a link and answers to `Enter` alone.' },
  ],
  accessibility: [
    'Its label is its name; keep it while `loading`, when `aria-busy` and `aria-disabled` tell of the work.',
    'A busy button keeps the focus, so that keyboard users keep their place in the page.',
    'So does one that `aria-disabled` takes out of use: it looks disabled, stays in the tab order, and a press does nothing.',
    'Icons are decoration. A count at the end needs a `label` of its own (`Badge`).',
    '`target="_blank"` gets `rel="noopener noreferrer"`.',
  ],
};
