import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { expectUncovered } from './expectUncovered.ts';

/** A page with a dashboard as a person uses it: by roles and names alone. */
export class Dashboards {
  readonly page: Page;
  readonly drawer: Locator;

  constructor(page: Page) {
    this.page = page;
    this.drawer = page.getByRole('complementary', { name: 'Filters' });
  }

  /** The page inside the frame. */
  get content(): FrameLocator {
    return this.page.frameLocator('main iframe');
  }

  /** The frame's own window. */
  async frame(): Promise<Frame> {
    const frame = await (await this.page.locator('main iframe').elementHandle())?.contentFrame();
    if (!frame) throw new Error('The page has no frame yet.');
    return frame;
  }

  /** What the first line of the dashboard says: `47 policies · $411.7K · 12 months to Jun 30, 2026`. */
  get facts(): Locator {
    // Each tile says its own on paper, out of sight.
    return this.content.getByText(/ polic(y|ies) · .* to [A-Z]/).first();
  }

  /** Waits until the dashboard has loaded, and has taken over all filters. */
  async settled(): Promise<void> {
    await expect(this.facts).toBeVisible();
    await expect(this.page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expectUncovered(this.page);
  }

  async choose(field: string, option: string): Promise<void> {
    await this.drawer.getByRole('combobox', { name: field, exact: true }).click();
    await this.page.getByRole('option', { name: option }).first().click();
    await this.page.keyboard.press('Escape');
  }

  async apply(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Apply' }).click();
    await this.settled();
  }
}
