import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A small label: a property of something, or a filter that can be opened and removed.',
  use: [
    'For the filters in use above a list, each with `onRemove`, and `onPress` where a press opens its field.',
    'For a state or a kind in a table or a heading.',
  ],
  avoid: [
    'For an action: use `Button`.',
    'For a count: use `Badge`.',
    'For long texts: it cuts them with an ellipsis and shows the whole in a tooltip.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chip where it can be opened, then to the remove button, if there is one.' },
    { keys: ['Enter', 'Space'], does: 'Opens its item, while the chip has the focus.' },
    {
      keys: ['Enter', 'Space', 'Backspace', 'Delete'],
      does: 'Removes the chip, while its remove button has the focus.',
    },
  ],
  accessibility: [
    'A label that is cut off is shown whole in a tooltip, by the pointer and by the focus of the chip’s button.',
    'The remove button is named “Remove {label}”.',
    'After a chip has gone, the caller moves the focus to the next one, or to what the chips belong to.',
    'Colour carries meaning only together with the label.',
  ],
};
