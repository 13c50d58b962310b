import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A person: a picture, or one or two initials where there is none.',
  use: [
    'Beside a name in a list, a comment or the account menu.',
    'In sizes 24, 32, 40 and 48 px; `md` (32 px) fits lists and the top bar.',
  ],
  avoid: [
    'For a company or a product: use its logo.',
    'As the only sign of who it is where initials can be the same: write the name beside it.',
  ],
  keyboard: [],
  accessibility: [
    'It is an image whose name is the person’s name.',
    'If the name is beside it already, `decorative` keeps it from being read twice.',
    'A picture that does not load gives way to the initials.',
  ],
};
