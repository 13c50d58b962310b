import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Renders your own component as a field. Field type `custom`.',
  imports: ['FormRenderer'],
  use: [
    'For values without a built-in type: a map, a calendar, grades.',
    'With a codec that converts its value to and from filter expressions, and describes it for chips.',
  ],
  avoid: [
    'If a built-in type is sufficient: it includes loading, errors, dependencies and texts.',
    'With an inline component in `customComponents`: a new component on every render remounts the field, which loses the focus.',
  ],
  keyboard: [],
  accessibility: [
    'The component provides its own name and keyboard support. It receives `disabled` and the state of its data.',
  ],
};
