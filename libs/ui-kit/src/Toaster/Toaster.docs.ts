import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Shows short messages over the application. Render `ToasterProvider` once around the application and call `useToaster().show(…)` to show a toast.',
  imports: ['ToasterProvider', 'useToaster'],
  types: ['useToaster', 'Toaster', 'ToastOptions', 'AlertAction', 'ToastPosition', 'AlertSeverity'],
  use: [
    'For the result of a user’s action: saved, deleted, failed.',
    'With an `action` that helps the user continue: undo, retry, download.',
    'With a `group`, so that a success replaces the earlier failure.',
  ],
  avoid: [
    'For a message that users must not miss: use `Alert` in the page or `Dialog`.',
    'For an invalid value: use the `error` prop of the field.',
    'For a message that stays visible to all users: use `Banner`.',
  ],
  keyboard: [
    { keys: ['F6'], does: 'Moves the focus to the newest toast and back, also from a modal dialog or menu.' },
    { keys: ['Tab'], does: 'Moves the focus to the action and the close button; the toast stays open meanwhile.' },
    { keys: ['Enter', 'Space'], does: 'Runs the action or closes the toast.' },
    { keys: ['Escape'], does: 'Closes the toast that has the focus, and returns the focus to the previous element.' },
  ],
  accessibility: [
    'Errors and warnings interrupt a screen reader; other severities wait for a pause.',
    'Toasts are announced and reachable while a dialog, menu or calendar is open.',
    'Toasts are above drawers and dialogs, but do not cover their buttons or a pagination. An open menu, list, calendar or popover covers a toast, unless the toast has the focus.',
    'A toast closes after 5 seconds. The timer pauses while the toast is hovered or focused.',
    'At most three toasts are shown at a position; others wait in a queue. A toast with the same text is not added again.',
    '`useToaster` outside a provider throws an error that explains the fix.',
  ],
};
