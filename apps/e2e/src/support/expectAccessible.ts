import { expect, type Frame, type Page } from '@playwright/test';
import { accessibilityViolations } from '../../../../tools/accessibilityViolations.ts';
import { checksAll } from '../../../../tools/checksAll.ts';

/** What a device can ask for, by the scheme of the app that follows; the app has none of more contrast on a dark ground. */
const devices = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  'high-contrast': { colorScheme: 'light', contrast: 'more' },
  'dark high contrast': { colorScheme: 'dark', contrast: 'more' },
} as const;

/** A scheme that a device can ask for. */
export type DeviceScheme = keyof typeof devices;

/** What axe looks at, and how. */
export interface AccessibleOptions {
  /** Rules that do not hold there. */
  except?: readonly string[];
  /** Leaves out the rules of good practice that no standard has. Default: false. */
  byStandards?: boolean;
  /** The document that is looked at alone. Default: the page and what is in its frames. */
  frame?: Frame;
  /** Called in each scheme before axe looks. */
  before?: (scheme: DeviceScheme) => Promise<void>;
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Expects that axe finds nothing on a page; texts of high contrast have 7:1. Schemes differ in colours alone: pages of the app,
 * whose components have stories in every scheme, are checked in the light one, others in all of them for their contrast.
 * `npm run test:all` checks all rules in every scheme. Ends in the light scheme.
 */
export async function expectAccessible(
  page: Page,
  where: string,
  { except = [], byStandards = false, frame, before }: AccessibleOptions = {},
): Promise<void> {
  const app = page.locator('html[data-color-scheme]');
  const isApp = (await app.count()) > 0;
  for (const [scheme, device] of Object.entries(devices) as [DeviceScheme, (typeof devices)[DeviceScheme]][]) {
    if (isApp && (scheme === 'dark high contrast' || (scheme !== 'light' && !checksAll))) continue;
    await page.emulateMedia(device);
    // The app hears of the device's wish a moment later; small pages have no such attribute.
    if (isApp) await expect(app).toHaveAttribute('data-color-scheme', scheme);
    await before?.(scheme);
    const isMore = device.contrast === 'more';
    const rules = {
      ...Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
      'color-contrast-enhanced': { enabled: isMore },
    };
    const contrast = ['color-contrast', ...(isMore ? ['color-contrast-enhanced'] : [])];
    const wanted = byStandards ? { runOnly: standards } : {};
    const checks = scheme === 'light' || checksAll ? wanted : { runOnly: contrast };
    const violations = await accessibilityViolations(frame ?? page, { rules, ...checks });
    expect(violations, `${where}, ${scheme}`).toEqual([]);
  }
  await page.emulateMedia(devices.light);
}
