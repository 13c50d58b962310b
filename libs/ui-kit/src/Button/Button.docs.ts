import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Starts an action. With `href` it is a link that looks like a button.',
  use: [
    'For the main action of a page or dialog: `variant="contained"` with a verb as its label.',
    'For secondary actions: `outlined`, or `text` for low emphasis.',
    'For an action that takes time: `loading` keeps the width and the name and blocks further clicks.',
  ],
  avoid: [
    'For a link inside a sentence: use `Link`.',
    'For a setting or a choice: use `Checkbox`, `Switch` or `Radio`.',
    'For an action with a well-known icon: use `IconButton`, which still needs a label.',
    'For two `contained` buttons next to each other: a page has one main action.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the button. Skips a disabled button, but not a loading one.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Activates the button. A button with `href` is a link, which only `Enter` activates.',
    },
  ],
  accessibility: [
    'The label is the accessible name. Keep it while `loading`: `aria-busy` and `aria-disabled` have the state.',
    'A loading button keeps the focus, so that keyboard users keep their position in the page.',
    'A button with `aria-disabled` looks disabled and stays in the tab order; activating it does nothing.',
    'Icons are decorative. A count at the end needs its own `label` (`Badge`).',
    '`target="_blank"` adds `rel="noopener noreferrer"`.',
  ],
};
