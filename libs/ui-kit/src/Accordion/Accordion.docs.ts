import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows and hides the content below a heading. Use several to divide a long form or page into sections.',
  imports: ['Accordion', 'AccordionDetails', 'AccordionSummary'],
  types: ['AccordionChangeDetails', 'AccordionSummaryProps', 'AccordionDetailsProps'],
  use: [
    'For sections that most users do not need at the same time, for example groups of filters.',
    'With `count` on the summary: shows how many values are set inside.',
    'With `collapsible={false}` for a section that must stay open but look like the others.',
  ],
  avoid: [
    'For steps in a fixed order: use `Stepper`.',
    'For content that all users need: show it on the page.',
    'For alternative views of which one is visible at a time: use tabs or pages.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the next heading; skips disabled headings.' },
    { keys: ['Enter', 'Space'], does: 'Opens or closes the focused section.' },
  ],
  accessibility: [
    'The summary is a button inside a heading. Set `headingLevel` (default 3) to fit the page.',
    '`aria-expanded` has the state, and `aria-controls` references the details: a region named by the summary.',
    'A section that the user opens scrolls along while it grows, so that its content is in view.',
    'The heading of a section that cannot be collapsed stays in the tab order and has `aria-disabled`.',
  ],
};
