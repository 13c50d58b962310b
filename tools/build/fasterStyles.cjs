// Makes jsdom's computed styles cheaper, and leaves what they are: Testing Library asks for them with every query by role.
// jsdom tries every rule of every style sheet on each element. As browsers do, this leaves out rules whose last part asks
// for a class or a tag that the element has not. Must be loaded before jsdom's windows.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');

/** For each selector its alternatives: the tag and the class that an element needs; null: any. */
const needsOfSelector = new Map();

/** A condition of an attribute, with or without quotes. */
const attribute = /\[(?:[^\][()"']|"[^"]*"|'[^']*')*\]/g;
/** What a pseudo-class gets in brackets, without further brackets in it. */
const argument = /\([^()"']*\)/g;

/** Takes what is in brackets out of a selector, from the inside out: what is left matches the same elements and more. */
function withoutBrackets(selector) {
  const shorter = selector.replace(attribute, ':any').replace(argument, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

/**
 * Returns what elements need for each of a selector's alternatives; null where that is not known without a parser.
 * @param {string | undefined} selector
 */
function readNeeds(selector) {
  // Rules of key frames have none.
  if (selector === undefined || selector.includes('\\')) return null;
  const parts = withoutBrackets(selector);
  if (/[()[\]"'|]/.test(parts)) return null;
  return parts.split(',').map((alternative) => {
    const last =
      alternative
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return {
      tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? null,
      class: /\.([\w-]+)/.exec(last)?.[1] ?? null,
    };
  });
}

/** Whether an element can match a selector, by its tag and classes alone. */
function canMatch(element, selector) {
  if (!needsOfSelector.has(selector)) needsOfSelector.set(selector, readNeeds(selector));
  const needs = needsOfSelector.get(selector);
  if (needs === null) return true;
  const tag = element._localName.toLowerCase();
  return needs.some(
    (need) =>
      (need.tag === null || need.tag === tag) && (need.class === null || element.classList.contains(need.class)),
  );
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => canMatch(element, selector) && matchesDontThrow(element, selector);
