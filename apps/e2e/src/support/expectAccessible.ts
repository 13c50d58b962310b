import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from '../../../../tools/accessibilityViolations.ts';

/** What a device can ask for, by the scheme of the app that follows; the app has none of more contrast on a dark ground. */
const devices = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  'high-contrast': { colorScheme: 'light', contrast: 'more' },
  'dark high contrast': { colorScheme: 'dark', contrast: 'more' },
} as const;

/**
 * Expects that axe finds nothing on a page in any scheme; texts of high contrast have 7:1. Ends in the light scheme.
 * `except`: rules that do not hold there.
 */
export async function expectAccessible(page: Page, where: string, except: readonly string[] = []): Promise<void> {
  const app = page.locator('html[data-color-scheme]');
  const isApp = (await app.count()) > 0;
  for (const [scheme, device] of Object.entries(devices)) {
    if (isApp && scheme === 'dark high contrast') continue;
    await page.emulateMedia(device);
    // The app hears of the device's wish a moment later; small pages have no such attribute.
    if (isApp) await expect(app).toHaveAttribute('data-color-scheme', scheme);
    const rules = {
      ...Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
      'color-contrast-enhanced': { enabled: device.contrast === 'more' },
    };
    expect(await accessibilityViolations(page, (axe) => axe.options({ rules })), `${where}, ${scheme}`).toEqual([]);
  }
  await page.emulateMedia(devices.light);
}
