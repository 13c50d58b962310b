import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';
import { untilStill } from './untilStill.ts';

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

/** The script of axe, for documents. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe looks at in a document, and by which rules. */
export interface AccessibilityChecks extends Pick<RunOptions, 'rules' | 'runOnly'> {
  /** Selectors of what is looked at. Default: the whole document. */
  include?: string[];
  /** Selectors of what is left out. */
  exclude?: string[];
}

/**
 * Returns what axe finds on a page that has come to rest and in each of its frames, or in one frame alone: one line a rule
 * with its first element. A fading element has colours that no user reads.
 */
export async function accessibilityViolations(of: Page | Frame, checks: AccessibilityChecks = {}): Promise<string[]> {
  const found: string[] = [];
  for (const frame of 'frames' in of ? of.frames() : [of]) {
    await untilStill(frame);
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axeSource);
    found.push(...(await frame.evaluate(runAxe, checks)));
  }
  return found;
}

/** Runs inside the document. Frames are documents of their own, and are not entered. */
async function runAxe({ include = [], exclude = [], ...options }: AccessibilityChecks): Promise<string[]> {
  window.axe.reset();
  const { violations } = await window.axe.run(
    { include, exclude },
    // Only violations are read: the elements that pass need no selectors.
    { ...options, iframes: false, resultTypes: ['violations'] },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.length} × ${JSON.stringify(nodes[0]?.target)}`);
}
