/** Whether somebody has marked text of the page. */
export function isTextMarked(): boolean {
  return globalThis.document?.getSelection?.()?.isCollapsed === false;
}
