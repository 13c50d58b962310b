import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows the active filters as chips that users can open and remove.',
  use: [
    'Above results, with the chips that `describeFilters` returns.',
    'With `onOpen` to open the field of a filter, for example in a `Popover` at the button that it receives.',
    'With `onClearAll` to let users remove all filters at once.',
  ],
  avoid: ['For editing filters: use `FormRenderer`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus from chip to chip.' },
    { keys: ['Enter', 'Space'], does: 'On the text: opens the filter. On the remove button: removes it.' },
  ],
  accessibility: [
    'It is a list named “Active filters”, unless you set another `aria-label`.',
    'The remove buttons are named “Remove {filter}”.',
    'When a filter is removed, the focus moves to the next one. After the last one, or “Clear all”, it stays at the list, which then says “Active filters: none”.',
    'Unknown filters are marked by an icon and a title, not by colour alone.',
  ],
};
