/** A percent sign, or dollars as the languages write them: `$`, `US$` and `$US`, with the space before. */
const unit = /\s?(%|\$US|US\$|\$)/;

/** Returns a value without its unit, for where there is no room for it: `82,4` of `82,4 %`. */
export function withoutUnit(text: string): string {
  return text.replace(unit, '');
}
