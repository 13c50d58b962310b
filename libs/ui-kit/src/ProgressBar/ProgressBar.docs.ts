import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows the progress of a task. Without a `value` it is indeterminate.',
  use: [
    'For exports, uploads and other tasks that report their progress.',
    'With `showValue`, and with `formatValue` if a percentage is not helpful: “12,000 of 100,000 rows”.',
  ],
  avoid: [
    'For tasks shorter than a second: show nothing.',
    'For a task of unknown duration inside a control: use `Spinner`.',
    'For content that is loading: use `Skeleton`.',
  ],
  keyboard: [],
  accessibility: [
    'It has the role `progressbar` and needs a `label` or an `aria-label`.',
    'Screen readers read the text of the value.',
    'With reduced motion, an indeterminate bar is static and partly filled.',
    'In forced colours mode its outline and its fill stay visible.',
  ],
};
