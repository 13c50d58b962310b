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

/** Scope and rules of an axe run in a document. */
export interface AccessibilityChecks extends Pick<RunOptions, 'rules' | 'runOnly'> {
  /** Selectors of the checked elements. Default: the whole document. */
  include?: string[];
  /** Selectors of excluded elements. */
  exclude?: string[];
}

/**
 * Returns axe's violations on a settled page and in each of its frames, or in a single frame: one line per rule with
 * its first element. Waits because a fading element has intermediate colours.
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

/** Runs inside the document, without its frames. */
async function runAxe({ include = [], exclude = [], ...options }: AccessibilityChecks): Promise<string[]> {
  window.axe.reset();
  const { violations } = await window.axe.run(
    { include, exclude },
    // Only violations are read: the elements that pass need no selectors.
    { ...options, iframes: false, resultTypes: ['violations'] },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.length} × ${JSON.stringify(nodes[0]?.target)}`);
}
