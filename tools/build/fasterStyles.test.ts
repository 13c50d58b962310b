import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { it } from 'node:test';

type Matches = (element: unknown, selector: string | undefined) => boolean;
interface TestWindow {
  document: { querySelectorAll(selector: string): Iterable<object>; body: { innerHTML: string } };
}

const require = createRequire(import.meta.url);
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors') as { matchesDontThrow: Matches };
const ofJsdom = selectors.matchesDontThrow;
require('./fasterStyles.cjs');
const { JSDOM } = require('jsdom') as { JSDOM: new (html: string) => { window: TestWindow } };
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils') as {
  implForWrapper: (element: object) => unknown;
};
const defaultSheet = require('jsdom/lib/jsdom/browser/default-stylesheet') as string;

const page = `<!doctype html><main class="css-1 Mui-open"><ul><li class="a b" hidden>1</li><li>2</li></ul>
<button class="css-2 MuiButton-root Mui-disabled" disabled>3</button><svg class="icon"><path class="a"/></svg>
<input type="checkbox" class="A"><dialog open></dialog><a href="#" class="x.y">4</a></main>`;

const parts = [
  ...['*', 'li', 'LI', 'ul', 'main', 'button', 'svg', 'path', 'a', '.a', '.A', '.b', '.css-1', '.css-2', '.icon'],
  ...['.a.b', 'li.a', '.MuiButton-root.Mui-disabled', '#none', '[hidden]', 'a[href]', ':disabled', 'li:first-child'],
  ...[':not(.a)', 'li:not(.a)', ':is(li, button)', '.x\\.y', ':root', '::before', 'a::after', '.css-2:hover'],
];
const combined = [' ', '>', ' > ', '+', '~', ',', ', '].flatMap((between) =>
  parts.flatMap((first) => parts.map((last) => `${first}${between}${last}`)),
);
const ofComponents = [
  ...[
    'input[type="search"]',
    'li[data-x], button:disabled',
    '.a[hidden]',
    '.none[hidden]',
    'ul[data-x] li',
    'li[data-x="a, b > c"]',
  ],
  ...['a[href="#"].x', '.b:not(.c, [hidden])', 'li:where(:not(:has(button:focus-visible))), .none', ':is([hidden], a)'],
  ...['.none:dir(rtl)', 'main > :first-child[class]', 'li:is(.a, .b)[hidden]', "[class='a)b']", 'li:not([class="("])'],
];
const ofSheet = [...defaultSheet.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector.trim());

it('a selector matches the same elements as in jsdom in component tests', () => {
  const { document } = new JSDOM(page).window;
  const elements = [...document.querySelectorAll('*')].map((element) => implForWrapper(element));
  let matching = 0;
  for (const selector of [...parts, ...combined, ...ofComponents, ...ofSheet, undefined])
    for (const [index, element] of elements.entries()) {
      const expected = ofJsdom(element, selector);
      assert.equal(selectors.matchesDontThrow(element, selector), expected, `${selector} of element ${index}`);
      if (expected) matching += 1;
    }
  assert.ok(matching > 1_000, `${matching}`);
});
