import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'The active filters as chips that can be opened and removed.',
  use: [
    'Above results, with the chips that `describeFilters` words.',
    'With `onOpen` where a press opens the field of a filter, such as in a `Popover` at the button that it gets.',
    'With `onClearAll` where all of them can be taken away at once.',
  ],
  avoid: ['For choosing filters: use `FormRenderer`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from chip to chip.' },
    { keys: ['Enter', 'Space'], does: 'Opens the filter, on its words; removes it, on its cross.' },
  ],
  accessibility: [
    'It is a list, “Active filters” unless it is given another name.',
    'The buttons that remove a filter are named “Remove {filter}”.',
    'When a filter is taken away the focus moves to the next one; after the last, or “Clear all”, it stays in the place of the list, which then says “Active filters: none”.',
    'Unknown filters are marked by an icon and a title, not by colour alone.',
  ],
};
