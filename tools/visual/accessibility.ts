import type { Page } from '@playwright/test';
import { axeSource } from '../accessibilityViolations.ts';

/** Scope of a check: all rules of the story, or only colours. */
export type CheckedRules = 'all' | 'contrast';

/** Puts axe on every page that `page` opens from now on. */
export async function installAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axeSource });
}

/**
 * Runs axe with the options that the story on show gives Storybook's own accessibility panel. Returns one line per
 * violation, with its first element. Throws where no rule ran.
 */
export function accessibilityOfStory(page: Page, rules: CheckedRules): Promise<string[]> {
  return page.evaluate(runAxe, rules);
}

/** Runs inside the page. */
async function runAxe(wanted: CheckedRules): Promise<string[]> {
  const { options = {}, config = {} } = window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters.a11y ?? {};
  // In a story landmarks are not always there.
  const rules = [{ id: 'region', enabled: false }, ...(config.rules ?? [])];
  const disabled = rules.filter(({ enabled }) => enabled === false).map(({ id }) => [id, { enabled: false }]);
  window.axe.reset();
  window.axe.configure({ ...config, rules });
  const found = await window.axe.run(
    { include: document.body, exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']] },
    {
      ...options,
      ...(wanted === 'contrast' && { runOnly: { type: 'rule', values: ['color-contrast'] } }),
      rules: { ...Object.fromEntries(disabled), ...options.rules },
      // Only violations are read: the elements that pass need no selectors.
      resultTypes: ['violations'],
    },
  );
  const ran = found.violations.length + found.passes.length + found.incomplete.length + found.inapplicable.length;
  if (ran === 0) throw new Error('No accessibility rule ran.');
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.length} × ${JSON.stringify(nodes[0]?.target)}`);
}
