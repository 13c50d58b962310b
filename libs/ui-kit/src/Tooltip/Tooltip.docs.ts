import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A short text, at most 256 px wide, about the control under the pointer or in focus.',
  use: [
    'For a description of a control that has words of its own.',
    'For the name of one that has none: `describeChild={false}` (`IconButton` brings its own).',
    'With `openOnPress` where the control is there for the text alone, such as an information icon.',
  ],
  avoid: [
    'For anything that must be read: write it on the page.',
    'For links, buttons or long texts: use `Popover`.',
    'On elements that cannot have the focus: keyboard users could not reach it.',
    'On a disabled button, which takes neither pointer nor focus: give it `aria-disabled` and let its press do nothing, or write the reason beside it.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'On the control: shows the text after a moment.' },
    { keys: ['Enter', 'Space'], does: 'With `openOnPress`: shows and hides it at once.' },
    { keys: ['Escape'], does: 'Hides it; the focus stays, and a dialog around it open.' },
  ],
  accessibility: [
    'The text describes the control, or with `describeChild={false}` names it; `aria-describedby` ties the two while it shows.',
    'It stays while the pointer is on it, so that it can be read with a magnifier.',
    'On a touch screen a long press shows it, and with `openOnPress` a tap.',
  ],
};
