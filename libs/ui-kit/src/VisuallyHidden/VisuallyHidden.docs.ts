import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Text that is read out and not seen.',
  use: [
    'For what sighted people take from the layout: “sorted by premium”, the unit of a column.',
    'Inside a control whose name would otherwise be too short.',
  ],
  avoid: ['For what changes and should be read then: use `StatusMessage`.', 'For what everybody needs: show it.'],
  keyboard: [],
  accessibility: [
    'It takes no room and does not change the layout around it.',
    'Never put something into it that can have the focus: people would lose sight of where they are.',
  ],
};
