import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Renders a form from a schema: seventeen field types, in groups of any depth.',
  imports: ['FormRenderer', 'useFilterForm'],
  use: [
    'With a `form` from `useFilterForm` for filters that users apply: draft, Apply, Clear, undo and redo.',
    'With `schema` and `values` or `defaultValues` if every change takes effect immediately.',
    'With `form.validate()` before you send values; with `native` in a native `<form>`.',
    'With `gateways` if options come from data. “Schema guide” shows all schema features.',
  ],
  avoid: ['For one or two fields: use the components of `ui-kit` directly.'],
  keyboard: [{ keys: ['Tab'], does: 'Moves the focus from field to field; skips the fields of closed groups.' }],
  accessibility: [
    'Fields are named by their labels, or by their ids if there is none.',
    'If a dependency between fields removes a value, this is announced.',
    'Disabled fields stay in place, so that the layout does not shift.',
    'An error is the description of its field. `validate` and Apply move the focus to the first invalid field and open its section.',
  ],
};
