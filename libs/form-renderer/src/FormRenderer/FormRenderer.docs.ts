import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Draws the form of a schema: thirteen types of fields, in groups to any depth.',
  imports: ['FormRenderer', 'useFilterForm'],
  use: [
    'With a `form` of `useFilterForm` for filters that are applied: draft, Apply, Clear, undo and redo.',
    'With `schema` and `values` or `defaultValues` where every change counts at once.',
    'With `gateways` where options come from data; “Schema guide” shows what a schema can say.',
  ],
  avoid: ['For forms that are sent and checked, such as an address: it makes filters.'],
  keyboard: [{ keys: ['Tab'], does: 'Moves from field to field; closed groups are passed over as one.' }],
  accessibility: [
    'Fields are named after their labels; without one, after their ids.',
    'What a link between fields took away is announced.',
    'Disabled fields stay in place, so that nothing jumps.',
  ],
};
