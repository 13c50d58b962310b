import type { Page } from '@playwright/test';
import { untilStill } from '../../../tools/untilStill.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNothingCutOff } from './support/expectNothingCutOff.ts';
import { expect, test } from './support/journey.ts';
import { spaceText } from './support/spaceText.ts';

/** Sets the text spacing of a user, and returns the texts that were cut off without it. */
async function spaceTexts(page: Page): Promise<string[]> {
  await untilStill(page);
  const before = await textsCutOff(page);
  await spaceText(page);
  return before;
}

/** Texts that are cut off, with an ellipsis or without, whatever cuts them. */
function textsCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isWider = element.scrollWidth > element.clientWidth + 1;
      const isHigher = element.scrollHeight > element.clientHeight + 2;
      const hides = (overflow: string) => ['hidden', 'clip'].includes(overflow);
      return element.clientWidth > 1 && ((hides(overflowX) && isWider) || (hides(overflowY) && isHigher));
    };
    const withText = [...document.querySelectorAll('main *, header *, nav *, aside *')].filter((element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
    );
    const cutBy = (element: Element) => {
      for (let one: Element | null = element; one !== null; one = one.parentElement)
        if (
          one.matches(
            '[role="gridcell"], [role="gridcell"] *, [role="columnheader"], button, a, h1, h2, h3, p, span, dt, dd',
          ) &&
          isCut(one)
        )
          return true;
      return false;
    };
    return withText.filter(cutBy).map((element) => element.textContent ?? '');
  });
}

/** Expects that nothing is cut off at the edge of the window, and no text that was whole before, once nothing moves. */
async function expectWholeTexts(page: Page, where: string, before: readonly string[] = []): Promise<void> {
  await expectNothingCutOff(page, where);
  await untilStill(page);
  expect(
    (await textsCutOff(page)).filter((text) => !before.includes(text)),
    where,
  ).toEqual([]);
}

/** Headers of columns that are not whole, with an ellipsis or without. */
function headersCutOff(page: Page): Promise<string[]> {
  return page
    .getByRole('columnheader')
    .evaluateAll((headers) =>
      headers
        .filter((header) =>
          [...header.querySelectorAll('span')].some(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              clientWidth > 1 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1),
          ),
        )
        .map(({ textContent }) => textContent),
    );
}

/** How many options of the open list are whole in its view and in the window. */
function wholeOptions(page: Page): Promise<number> {
  return page.getByRole('listbox').evaluate((list) => {
    const view = list.getBoundingClientRect();
    const bottom = Math.min(view.bottom, window.innerHeight);
    return [...list.querySelectorAll('[role="option"]')].filter((option) => {
      const box = option.getBoundingClientRect();
      return box.top >= Math.max(0, view.top) - 1 && box.bottom <= bottom + 1;
    }).length;
  });
}

test.describe('the start page and Find agencies at 400 % zoom, 320 px wide', { tag: '@night' }, () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('fit the window and are usable', async ({ signIn, findAgencies, page }) => {
    await signIn.as('analyst', '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingCutOff(page, 'home');
    await expectAccessible(page, 'home', { except: ['label-content-name-mismatch'] });
    await page.goto('/marketing/agencies');
    await expect(page.getByRole('heading', { name: 'Largest agencies by written premium' })).toBeVisible();
    await expectNothingCutOff(page, 'start page');
    await expectAccessible(page, 'start page', { except: ['label-content-name-mismatch'] });
    await page.goto('/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await expectNothingCutOff(page, 'results');
    await expectAccessible(page, 'results', { except: ['label-content-name-mismatch'] });
    await page.getByRole('button', { name: 'Save search' }).click();
    const save = page.getByRole('dialog', { name: 'Save search' });
    await save.getByRole('heading').click({ trial: true });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Agency state: Texas', exact: true }).click();
    const popover = page.getByRole('dialog', { name: 'Change Agency state' });
    const apply = popover.getByRole('button', { name: 'Apply' });
    await apply.scrollIntoViewIfNeeded();
    await expect(apply).toBeInViewport();
    await page.keyboard.press('Escape');
    await findAgencies.openFilters();
    await expect(findAgencies.panel.getByRole('combobox', { name: 'Agency state', exact: true })).toBeInViewport();
    await expectNothingCutOff(page, 'filters');
    const state = findAgencies.panel.getByRole('combobox', { name: 'Agency state', exact: true });
    await state.press('ArrowDown');
    await expect(state).toBeInViewport({ ratio: 1 });
    await expect.poll(() => wholeOptions(page), 'options in sight').toBeGreaterThanOrEqual(3);
  });
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])
  test.describe(`pages at ${width} px with the text spacing of WCAG 1.4.12`, { tag: '@night' }, () => {
    test.use({ viewport: { width, height } });

    test('have no truncated text', async ({ signIn, findAgencies, savedSearches, dashboards, page }) => {
      await signIn.as('analyst', '/');
      await savedSearches.save(1, { agency_state: 'OK' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectWholeTexts(page, 'home', await spaceTexts(page));
      await page.goto('/marketing/agencies');
      await expect(page.getByRole('heading', { name: 'Largest agencies by written premium' })).toBeVisible();
      await expectWholeTexts(page, 'start page', await spaceTexts(page));
      await page.goto('/marketing/benchmarks');
      await dashboards.settled();
      await expectWholeTexts(page, 'benchmarks', await spaceTexts(page));
      await page.goto('/marketing/agencies?agency_state=TX&line=commercial');
      await findAgencies.settled();
      const before = await spaceTexts(page);
      await expectWholeTexts(page, 'results', before);
      expect(await headersCutOff(page), 'results').toEqual([]);
      await findAgencies.openFilters();
      await expect(findAgencies.panel.getByRole('combobox', { name: 'Agency state', exact: true })).toBeVisible();
      await expectWholeTexts(page, 'filters', before);
      expect(await headersCutOff(page), 'beside the filters').toEqual([]);
      await findAgencies.panel.getByRole('combobox', { name: 'Effective date' }).click();
      await page.getByRole('option', { name: 'Choose dates' }).click();
      const dates = page.getByRole('group', { name: 'Start date' });
      await dates.getByRole('textbox', { name: 'month' }).pressSequentially('10282024');
      const cut = await dates
        .getByRole('textbox')
        .evaluateAll((parts: HTMLInputElement[]) =>
          parts.filter((part) => part.scrollWidth > part.clientWidth).map(({ value }) => value),
        );
      expect(cut, 'parts of a date').toEqual([]);
    });
  });
