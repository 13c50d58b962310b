import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A page of another application inside this one. It can tell its height; messages of anybody else are ignored.',
  types: ['FrameMessage', 'EmbeddedContentLogger'],
  use: [
    'For dashboards of the BI vendor and other pages of our own on another origin.',
    'With `height="100%"` where the page tells its height by `page:properties:changed`.',
    'Tell the page the colour scheme, in its address or by a message through `frameRef`: schemes and typefaces end at the edge of a frame.',
  ],
  avoid: ['For content of this application: draw it.', 'For pages of unknown origin: link to them.'],
  keyboard: [{ keys: ['Tab'], does: 'Moves into the page and, after its last control, out of it again.' }],
  accessibility: [
    '`title` is required: it is the name of the frame.',
    'While the page loads, a spinner with a name takes its place; the page appears once it has loaded.',
    'Messages of other origins and of other windows are ignored; one that cannot be read is logged and changes nothing.',
    'Without an address it says “Error: Missing src prop for EmbeddedContent component”.',
  ],
};
