import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Draws the form of a schema: seventeen types of fields, in groups to any depth.',
  imports: ['FormRenderer', 'useFilterForm'],
  use: [
    'With a `form` of `useFilterForm` for filters that are applied: draft, Apply, Clear, undo and redo.',
    'With `schema` and `values` or `defaultValues` where every change counts at once.',
    'With `form.validate()` before values are sent; a native `<form>` takes part with `native`.',
    'With `gateways` where options come from data; “Schema guide” shows what a schema can say.',
  ],
  avoid: ['For one or two fields that code can write as well: use the components of `ui-kit`.'],
  keyboard: [{ keys: ['Tab'], does: 'Moves from field to field; closed groups are passed over as one.' }],
  accessibility: [
    'Fields are named after their labels; without one, after their ids.',
    'What a link between fields took away is announced.',
    'Disabled fields stay in place, so that nothing jumps.',
    'What is wrong with a value is the description of its field; `validate` and Apply move the focus to the first such field, and open the section that it is in.',
  ],
};
