/** A test as a document names it: a link to its file, then its title in typographic quotes. */
export interface NamedTest {
  /** As the link has it, relative to the document: `../apps/platform/src/web/web.test.ts`. */
  file: string;
  /** Without ids of the catalogue; null where the link has no title after it. */
  title: string | null;
}

const testLink = /\[[^\]]+\]\(([^)\s]+\.(?:test|e2e|check)\.tsx?)\)(?: “([^”]+)”)?/g;

/** The tests that a document in Markdown names. */
export function namedTests(markdown: string): NamedTest[] {
  return [...markdown.matchAll(testLink)].map(([, file = '', title]) => ({ file, title: title ?? null }));
}

/** Where the relative links of a document lead, without anchors. */
export function relativeLinks(markdown: string): string[] {
  return [...markdown.matchAll(/\]\((\.{1,2}\/[^)#\s]+)/g)].map(([, target = '']) => target);
}

const titleCall =
  /\b(?:it|itAtNight|test|describe)(?:\.describe)?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

/** The titles of tests and of their groups in a source text, without ids of the catalogue and tags; not skipped ones. */
export function titlesIn(source: string): Set<string> {
  return new Set(
    [...source.matchAll(titleCall)].map(([, single, double, template]) =>
      (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1').replace(/(?: \[[^\]]*\])*(?: @night)?$/, ''),
    ),
  );
}
