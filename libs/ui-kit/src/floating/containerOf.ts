/** The element that holds what floats at an anchor: beside an element that fills the screen, nothing else is seen. */
export function containerOf(anchor: Element): HTMLElement {
  const { body, fullscreenElement } = anchor.ownerDocument;
  return fullscreenElement instanceof HTMLElement && fullscreenElement.contains(anchor) ? fullscreenElement : body;
}
