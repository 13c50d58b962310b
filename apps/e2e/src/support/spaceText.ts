import type { Frame, Page } from '@playwright/test';

/** The spacing of WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Sets the text spacing of a user in a page, or in a frame of it. */
export async function spaceText(page: Page | Frame): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, spacing);
}
