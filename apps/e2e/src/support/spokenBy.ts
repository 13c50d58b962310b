import type { Page } from '@playwright/test';

/** What a screen reader would announce on a page. */
export interface Spoken {
  /** Returns the messages since the last call, in order. */
  take: () => Promise<string[]>;
}

/**
 * Records the texts of a page's live regions from now on: a message for each region that has changed, so that one region
 * within another announces twice.
 */
export async function spokenBy(page: Page): Promise<Spoken> {
  await page.evaluate(() => {
    const live = '[role="alert"], [role="status"], [role="log"], [aria-live]';
    const isLive = (element: Element) => element.matches(live) && element.getAttribute('aria-live') !== 'off';
    const textOf = (node: Node) => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const heard = new Map<Element, string>();
    const messages: string[] = [];
    Object.assign(window, { spokenMessages: messages });
    for (const region of document.querySelectorAll(live)) heard.set(region, textOf(region));
    const around = (node: Node) => {
      const found: Element[] = [];
      for (let at = node instanceof Element ? node : node.parentElement; at; at = at.parentElement) found.push(at);
      return found;
    };
    const within = (node: Node) => (node instanceof Element ? [...node.querySelectorAll(live)] : []);
    new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
      for (const region of new Set(nodes.flatMap((node) => [...around(node), ...within(node)]))) {
        if (!isLive(region) || !region.isConnected) continue;
        const text = textOf(region);
        if (text !== '' && text !== heard.get(region)) messages.push(text);
        heard.set(region, text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return {
    take: () => page.evaluate(() => (window as unknown as { spokenMessages: string[] }).spokenMessages.splice(0)),
  };
}
