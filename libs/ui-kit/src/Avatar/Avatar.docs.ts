import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a user’s picture, or one or two initials if there is no picture.',
  use: [
    'Next to a name in a list, a comment or the account menu.',
    'In sizes 24, 32, 40 and 48 px; `md` (32 px) fits lists and the top bar.',
  ],
  avoid: [
    'For a company or a product: use its logo.',
    'Without a name next to it if users can have the same initials.',
  ],
  keyboard: [],
  accessibility: [
    'It is an image named after the user.',
    'If the name is visible next to it, set `decorative`, so that it is not read twice.',
    'If the picture fails to load, the initials are shown.',
  ],
};
