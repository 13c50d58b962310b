import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'How far a longer piece of work has come; without a `value`, that it is still going on.',
  use: [
    'For exports, uploads and other work that can tell how far it is.',
    'With `showValue`, and `formatValue` where a percentage says little: “12,000 of 100,000 rows”.',
  ],
  avoid: [
    'For work of under a second: show nothing.',
    'For work of unknown length inside a control: use `Spinner`.',
    'For the size of content that is loading: use `Skeleton`.',
  ],
  keyboard: [],
  accessibility: [
    'It has the role `progressbar` and needs a `label` or an `aria-label`.',
    'The text of the value is what is read out.',
    'Without a value and with less motion asked for, the bar stands still, partly full.',
    'In forced colours it keeps its outline and its fill.',
  ],
};
