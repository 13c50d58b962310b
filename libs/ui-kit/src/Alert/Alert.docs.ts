import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a message about an event, in the page or as a toast.',
  types: ['AlertAction', 'AlertOpenChangeDetails'],
  use: [
    'In the page, next to the related content, for as long as the message applies: data failed to load, a limit was reached.',
    'With an `action` that helps the user continue: retry, undo, open.',
    'As a toast through `useToaster`, which positions and queues toasts.',
  ],
  avoid: [
    'For a message about the whole product: use `Banner`.',
    'For an invalid value in a field: use the `error` prop of the field.',
    'For a question that the user must answer first: use `Dialog`.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the action and the close button.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Runs the action or closes the alert, and returns the focus to the previous element.',
    },
    { keys: ['Escape'], does: 'Closes a toast that has the focus, and returns the focus to the previous element.' },
  ],
  accessibility: [
    'Errors and warnings have the role `alert` and interrupt a screen reader. Other severities have the role `status` and wait for a pause.',
    'The icon has a name (Error, Warning, Success, Information), so that the severity does not depend on colour alone.',
    'A toast closes after 5 seconds. The timer pauses while the toast is hovered or focused.',
  ],
};
