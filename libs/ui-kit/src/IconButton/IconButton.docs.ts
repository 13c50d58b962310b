import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a button with only an icon. Its label is the accessible name and the tooltip.',
  use: [
    'For actions with a well-known icon: close, export, undo, more.',
    'In toolbars and table rows without space for text.',
  ],
  avoid: [
    'For the main action of a page: use `Button` with a verb.',
    'For an icon that users may not know: use `Button` with an icon and text.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the button; the tooltip appears after a delay.' },
    { keys: ['Enter', 'Space'], does: 'Activates the button.' },
    { keys: ['Escape'], does: 'Hides the tooltip.' },
  ],
  accessibility: [
    '`label` is required: it is the accessible name and the tooltip.',
    'A disabled button shows no tooltip, because it receives no pointer events.',
    'It is at least 24 by 24 px, the minimum target size of WCAG 2.2.',
  ],
};
