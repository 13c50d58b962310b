import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a short description, at most 256 px wide, when its control is hovered or focused.',
  use: [
    'For a description of a control with a visible label.',
    'For the name of a control without a label: `describeChild={false}`. `IconButton` includes its own tooltip.',
    'With `openOnPress` for a control whose only purpose is the tooltip, for example an information icon.',
  ],
  avoid: [
    'For essential information: show it on the page.',
    'For links, buttons or long text: use `Popover`.',
    'On elements that are not focusable: keyboard users cannot reach the tooltip.',
    'On a disabled button, which gets neither pointer events nor focus: use `aria-disabled` and ignore clicks, or show the reason next to it.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'On the control: shows the tooltip after a delay.' },
    { keys: ['Enter', 'Space'], does: 'With `openOnPress`: toggles the tooltip immediately.' },
    {
      keys: ['Escape'],
      does: 'Hides the tooltip, and closes what Escape closes around the control, for example a dialog.',
    },
  ],
  accessibility: [
    'The text describes the control, or names it with `describeChild={false}`. While it is visible, `aria-describedby` references the description.',
    'It stays open while it is hovered, so that users can read it with a screen magnifier.',
    'On touch screens a long press shows it; with `openOnPress` a tap does.',
  ],
};
