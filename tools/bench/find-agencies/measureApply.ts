/* eslint-disable @nx/enforce-module-boundaries -- tools/bench is no package: its parts share these files */
import type { Agent } from 'node:http';
import type { Page } from '@playwright/test';
import { measuringBrowser } from '../harness/measuringBrowser.ts';
import { postJson } from '../postJson.ts';
import type { BareEngine } from '../search/engine.ts';
import type { ForkedPlatform } from '../search/forkPlatform.ts';
import { findAgenciesPath } from '../search/findAgenciesPath.ts';
import { summarize, type Summary } from '../search/statistics.ts';

/** Policy filters of every measured search. */
const filters = { line: 'commercial', policy_premium: '[500,20000]' };
const where = 'p.line = 1 AND p.premium_cents BETWEEN 50000 AND 2000000';

/** Each search adds a state, so that none can use a cached result. */
const states = [
  ...['Texas', 'California', 'Florida', 'New York', 'Ohio', 'Georgia', 'Illinois', 'Michigan', 'Arizona', 'Colorado'],
  ...['Virginia', 'Washington', 'Missouri', 'Oregon'],
] as const;
const warmUps = 5;

/** The name in the first row. */
const firstAgency = '[aria-label="Agencies"] [aria-rowindex="2"] a';

/** Measurements of Apply, milliseconds. */
export interface ApplyResult {
  rounds: number;
  /** The request of the same search alone, to the last byte of its answer. */
  request: Summary;
  /** From the time stamp of the click on Apply until the frame with the new rows is drawn. */
  shown: Summary;
}

/** Inputs of measuring Apply. */
export interface MeasureApplyOptions {
  engine: BareEngine;
  /** It serves the built product. */
  platform: ForkedPlatform;
  agent: Agent;
}

declare global {
  interface Window {
    /** Resolves with the milliseconds from the next click until what is awaited is drawn. */
    shownAfterClick?: Promise<number>;
  }
}

/**
 * Measures how long the product takes from Apply to the rows on screen, in a desktop's window. Each search has to show the count
 * of agencies and the first agency that a statement written by hand finds.
 */
export async function measureApply({ engine, platform, agent }: MeasureApplyOptions): Promise<ApplyResult> {
  const { url, cookies } = await platform.signedIn();
  const browser = await measuringBrowser('display');
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
    // The question for a second factor would cover the page.
    await context.addInitScript(() => localStorage.setItem('mfa-enrollment-skipped-users', '["demo-analyst"]'));
    const page = await context.newPage();
    await page.goto(`/marketing/agencies?${new URLSearchParams(filters)}`);
    await page.locator(firstAgency).waitFor();
    await page.getByRole('button', { name: /^Filters/ }).click();
    const [request, shown]: [number[], number[]] = [[], []];
    const codes: string[] = [];
    for (const [round, state] of states.entries()) {
      codes.push(await codeOf(engine, state));
      const expected = await expectedOf(engine, codes);
      await choose(page, state);
      // Its count has loaded before a user presses it.
      await page.getByText(`Not applied: ${expected.agencies}`, { exact: true }).waitFor();
      const shownMs = await applied(page, expected);
      const { token } = await platform.signedIn();
      const search = { filters: { ...filters, agency_state: codes.join(',') } };
      const { ms } = await postJson({ url: url + findAgenciesPath, token, agent }, search);
      if (round < warmUps) continue;
      shown.push(shownMs);
      request.push(ms);
    }
    return { rounds: shown.length, request: summarize(request), shown: summarize(shown) };
  } finally {
    await browser.close();
  }
}

/** Expected result of a search. */
interface Expected {
  /** `555 agencies`. */
  agencies: string;
  /** Name of the agency in the first row. */
  first: string;
}

async function expectedOf(engine: BareEngine, codes: readonly string[]): Promise<Expected> {
  const list = codes.map((code) => `'${code}'`).join(', ');
  const { columns } = await engine.ask(`SELECT agency_name, count(*) OVER ()::INTEGER AS agencies FROM policy p
    JOIN agency a USING (agency_id) WHERE ${where} AND a.state IN (${list}) GROUP BY a.agency_id, agency_name
    ORDER BY sum(p.premium_cents) DESC, a.agency_id LIMIT 1`);
  const [first, count] = columns.map(({ values }) => values[0]);
  return { agencies: `${Number(count).toLocaleString('en-US')} agencies`, first: String(first) };
}

async function codeOf(engine: BareEngine, state: string): Promise<string> {
  const { columns } = await engine.ask(`SELECT state FROM state WHERE state_name = '${state}'`);
  return String(columns[0]?.values[0]);
}

/** Adds a state to the draft. */
async function choose(page: Page, state: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Agency state', exact: true });
  await field.click();
  await field.fill(state);
  await page
    .getByRole('option', { name: new RegExp(`^${state}`) })
    .first()
    .click();
  await field.press('Escape');
}

/** Presses Apply. Returns how long it took until a frame with what is expected was drawn. */
async function applied(page: Page, expected: Expected): Promise<number> {
  await page.evaluate(
    ({ agencies, first, row }) => {
      const isShown = () =>
        document.querySelector('[role="status"][aria-label="Search result"]')?.textContent?.startsWith(agencies) &&
        document.querySelector(row)?.textContent === first &&
        document.querySelector('[data-stale]') === null;
      window.shownAfterClick = new Promise((resolve) => {
        const listen = ({ timeStamp }: Event) => {
          const look = () => {
            if (!isShown()) return requestAnimationFrame(look);
            // A message posted in a frame's callback comes when the frame is drawn.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            return port2.postMessage(null);
          };
          look();
        };
        document.addEventListener('click', listen, { capture: true, once: true });
      });
    },
    { ...expected, row: firstAgency },
  );
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  return page.evaluate(() => window.shownAfterClick ?? 0);
}
