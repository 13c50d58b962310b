import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Shows short messages over the application: `ToasterProvider` once around it, `useToaster().show(…)` wherever something has happened.',
  imports: ['ToasterProvider', 'useToaster'],
  types: ['useToaster', 'Toaster', 'ToastOptions', 'AlertAction', 'ToastPosition', 'AlertSeverity'],
  use: [
    'For the outcome of what the person has just done: saved, deleted, failed.',
    'With an `action` that is a way on: undo, try again, download.',
    'With a `group`, so that a success takes the place of the failure before it.',
  ],
  avoid: [
    'For what must not be missed: use `Alert` in the page or `Dialog`.',
    'For a wrong value: use the `error` of the field.',
    'For what everybody on the page should know for a while: use `Banner`.',
  ],
  keyboard: [
    {
      keys: ['F6'],
      does: 'Moves to the newest toast, also out of a dialog or a menu that holds the focus, and back again.',
    },
    { keys: ['Tab'], does: 'Moves to the action and the close button; the toast waits meanwhile.' },
    { keys: ['Enter', 'Space'], does: 'Run the action or close the toast.' },
  ],
  accessibility: [
    'Errors and warnings interrupt a screen reader; others wait for a pause.',
    'It is heard and can be reached while a dialog, a menu or a calendar is open.',
    'It is above drawers and dialogs, but leaves their buttons and a pagination free. What opens from a control (a menu, a list, a calendar, a popover) covers it, unless the toast has the focus.',
    'A toast goes away after 5 seconds, but not while it is under the pointer or holds the focus.',
    'At most three are at one place, the others wait for their turn; one with the same text does not stack.',
    '`useToaster` outside of a provider throws a sentence that says what to do.',
  ],
};
