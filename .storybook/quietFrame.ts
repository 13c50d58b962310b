/**
 * Keeps a story in a frame on a docs page from taking the focus, and with it the reader, away from the page: what opens
 * in it stays open, and its own `focus()` does nothing until the reader presses in the frame or tabs into it.
 */
export function keepFrameQuiet(): void {
  if (!isOnDocsPage()) return;
  const { focus } = HTMLElement.prototype;
  const giveBack = (event: Event) => {
    if (!event.isTrusted) return;
    HTMLElement.prototype.focus = focus;
    for (const name of ['pointerdown', 'focusin']) window.removeEventListener(name, giveBack, true);
  };
  HTMLElement.prototype.focus = () => undefined;
  for (const name of ['pointerdown', 'focusin']) window.addEventListener(name, giveBack, true);
}

interface FramingPage {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get(): Record<string, unknown> } } };
}

/** The scheme and density of the docs page around the frame of a story; nothing where there is none. */
export function globalsOfDocsPage(): Record<string, unknown> {
  if (!isOnDocsPage()) return {};
  const page = window.parent as unknown as FramingPage;
  return page.__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get() ?? {};
}

/** The parent of the canvas frame is Storybook's own page; the parent of a docs frame is another story frame. */
function isOnDocsPage(): boolean {
  return window.parent !== window && /[?&]viewMode=docs\b/.test(window.parent.location.search);
}
