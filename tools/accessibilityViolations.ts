import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { untilStill } from './untilStill.ts';

/**
 * Returns what axe finds on a page that has come to rest, one line a rule with its first element. A fading element has
 * colours that no user reads.
 */
export async function accessibilityViolations(
  page: Page,
  configure: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<string[]> {
  await untilStill(page);
  const axe = configure(new AxeBuilder({ page }));
  // Frames of other origins are checked by way of an empty page, which takes longer to open than most checks. A page without
  // frames is checked by itself.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.length} × ${JSON.stringify(nodes[0]?.target)}`);
}
