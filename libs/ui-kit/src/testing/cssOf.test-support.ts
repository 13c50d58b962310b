/**
 * The text of all style rules that apply to an element now. For colours that are CSS variables,
 * which jsdom does not compute.
 * @param media The media query whose rules are meant: `(forced-colors: active)`. Default: the rules outside of all.
 */
export function cssOf(element: Element, media?: string): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => {
      if (media === undefined) return [rule];
      return rule instanceof CSSMediaRule && rule.media.mediaText === media ? [...rule.cssRules] : [];
    })
    .filter((rule) => 'selectorText' in rule && matches(element, String(rule.selectorText)))
    .map((rule) => rule.cssText)
    .join('\n');
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    // jsdom throws for selectors of one browser alone, which match nothing here.
    return false;
  }
}
