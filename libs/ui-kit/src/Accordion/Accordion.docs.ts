import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A heading that shows and hides what belongs to it. Several, one below the other, divide a long form or page into sections.',
  imports: ['Accordion', 'AccordionDetails', 'AccordionSummary'],
  types: ['AccordionChangeDetails', 'AccordionSummaryProps', 'AccordionDetailsProps'],
  use: [
    'For sections that most people do not need at the same time: groups of filters, for example.',
    'With `count` on the summary, to say how many values are set inside while it is closed.',
    'With `collapsible={false}` where one section must stay open and still look like the others.',
  ],
  avoid: [
    'For steps in a fixed order: use `Stepper`.',
    'For content that everybody needs: leave it open on the page.',
    'For views of equal rank of which one is shown at a time: use tabs or pages.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the next heading; a disabled one is passed over.' },
    { keys: ['Enter', 'Space'], does: 'Shows or hides the details of the heading in focus.' },
  ],
  accessibility: [
    'The summary is a button inside a heading; give `headingLevel` (3 by default) the level that fits the page.',
    '`aria-expanded` tells the state, `aria-controls` the details, which are a region named after the summary.',
    'A heading that cannot be collapsed stays in the tab order and says `aria-disabled`.',
  ],
};
