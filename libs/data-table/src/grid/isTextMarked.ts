/** Whether the user has selected text of the page. */
export function isTextMarked(): boolean {
  return globalThis.document?.getSelection?.()?.isCollapsed === false;
}
