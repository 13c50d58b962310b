import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A button that opens a menu of a few options, of which one can be chosen.',
  types: ['Option', 'OptionObject', 'OptionMenuChangeDetails'],
  use: [
    'For a setting of the page’s content: its order, its grouping, its unit.',
    'In toolbars, where a field with a label has no room: `size` makes button and options alike 24 to 36 px high.',
  ],
  avoid: [
    'In forms: use `Select`, which has a label, help and errors.',
    'For many options: use `Select` with a search.',
    'For actions: use `Menu` or `SplitButton`.',
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', '↓'],
      does: 'Open the menu, at the chosen option or the first one; `↑` at the last one.',
    },
    { keys: ['↑', '↓'], does: 'Move between the options.' },
    { keys: ['Home', 'End'], does: 'Move to the first or last option.' },
    { keys: ['Escape'], does: 'Closes the menu; the focus goes back to the button.' },
  ],
  accessibility: [
    'The options are `menuitemradio`s that tell which one is chosen; a check mark says it to the eye.',
    'The button tells the chosen option after its label, “Sort by: Search premium”, unless `showValue` is false.',
    'The menu is named by the label of its button unless `menuLabel` says otherwise.',
  ],
};
