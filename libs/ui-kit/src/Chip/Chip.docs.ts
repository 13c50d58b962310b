import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a short label: a property, or a filter that users can open and remove.',
  use: [
    'For active filters above a list: with `onRemove`, and with `onPress` if a click opens the filter’s field.',
    'For a status or a type in a table or a heading.',
  ],
  avoid: [
    'For an action: use `Button`.',
    'For a count: use `Badge`.',
    'For long text: it is cut off with an ellipsis, and a tooltip shows the full text.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves the focus to the chip if it can be opened, then to the remove button if there is one.',
    },
    { keys: ['Enter', 'Space'], does: 'On the chip: opens its item.' },
    { keys: ['Enter', 'Space', 'Backspace', 'Delete'], does: 'On the remove button: removes the chip.' },
  ],
  accessibility: [
    'If the label is cut off, a tooltip shows the full label on hover and focus.',
    'The remove button is named “Remove {label}”.',
    'After a chip is removed, the caller must move the focus to the next chip or to a related control.',
    'Do not use colour alone: the label must have the same meaning.',
  ],
};
