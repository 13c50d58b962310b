import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A message about what has happened: in the page, or floating over it as a toast.',
  types: ['AlertAction', 'AlertOpenChangeDetails'],
  use: [
    'In the page, beside what it is about, for as long as it holds: data that could not be loaded, a limit that was reached.',
    'With an `action` that is a way on: try again, undo, open.',
    'As a toast through `useToaster`, which places and queues them.',
  ],
  avoid: [
    'For something that concerns the whole product: use `Banner`.',
    'For a wrong value in a field: use the `error` of the field.',
    'For a question that must be answered first: use `Dialog`.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the action and to the close button.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Runs the action or closes the alert; the focus goes back to where it came from.',
    },
  ],
  accessibility: [
    'Errors and warnings have the role `alert` and interrupt a screen reader; the others are `status` and wait for a pause.',
    'The mark has a name (Error, Warning, Success, Information), so that the severity is not told by colour alone.',
    'A toast goes away after 5 seconds, but not while it is under the pointer or holds the focus.',
  ],
};
