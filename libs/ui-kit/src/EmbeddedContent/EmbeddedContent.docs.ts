import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Embeds a page of another application in an iframe. The page can report its height; messages from other senders are ignored.',
  types: ['FrameMessage', 'EmbeddedContentLogger'],
  use: [
    'For dashboards of the BI vendor and your other pages on another origin.',
    'With `height="100%"` if the page reports its height with a `page:properties:changed` message.',
    'Send the colour scheme to the page, in its URL or with a message through `frameRef`: styles do not apply inside an iframe.',
  ],
  avoid: ['For content of this application: render it directly.', 'For pages of unknown origin: link to them.'],
  keyboard: [{ keys: ['Tab'], does: 'Moves the focus into the embedded page and, after its last control, out of it.' }],
  accessibility: [
    '`title` is required: it is the name of the iframe.',
    'While the page loads, a named spinner is shown.',
    'Messages from other origins and windows are ignored. An unreadable message is logged and changes nothing.',
    'Without `src` it shows “Error: Missing src prop for EmbeddedContent component”.',
  ],
};
