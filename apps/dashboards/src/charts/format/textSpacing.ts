let spacing = 0;

/** Returns what the user's text spacing adds to each letter of a drawing, in em (WCAG 1.4.12). */
export const textSpacing = (): number => spacing;

/** Sets it for what is drawn next: one page has one text spacing. */
export function setTextSpacing(em: number): void {
  spacing = em;
}
