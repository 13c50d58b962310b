import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A button that shows only an icon; its name is in the tooltip and for screen readers.',
  use: [
    'For actions whose icon everybody knows: close, export, undo, more.',
    'In toolbars and table rows, where words have no room.',
  ],
  avoid: [
    'For the main action of a screen: use `Button` with a verb.',
    'For an icon that needs guessing: use `Button` with icon and words.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the button; the tooltip shows after a moment.' },
    { keys: ['Enter', 'Space'], does: 'Presses it.' },
    { keys: ['Escape'], does: 'Hides the tooltip.' },
  ],
  accessibility: [
    '`label` is required: it is the name and the tooltip.',
    'A disabled button shows no tooltip, because it gets no pointer events.',
    'It is never smaller than 24 by 24 px, the least that WCAG 2.2 asks of a target.',
  ],
};
