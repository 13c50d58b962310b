import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A component of the product in the place of a field: the type `custom`.',
  imports: ['FormRenderer'],
  use: [
    'For values that no other type has: a map, a calendar, grades.',
    'With a codec, which tells how its value travels and reads.',
  ],
  avoid: [
    'Where a type of the form would do: it brings loading, errors, links and words along.',
    'Written inline in `customComponents`: that is another component on every render, so its field remounts and loses the focus.',
  ],
  keyboard: [],
  accessibility: [
    'The component brings its own name and its own keys; it receives whether it is disabled and the state of its data.',
  ],
};
