/** One row of a component's keyboard table. */
export interface KeyDocs {
  /** The keys, each as printed on the keyboard: `Enter`, `Space`, `Shift + Tab`. */
  keys: readonly string[];
  /** What the keys do, in the third person, without a subject: "Opens the list." */
  does: string;
}

/**
 * Texts of a component's docs page, next to its props and stories. The file `<Component>.docs.ts` in the component's
 * folder exports them as `docs`. Text between backticks is shown as code.
 */
export interface ComponentDocs {
  /** Its purpose, in one or two sentences that start with a verb: "Selects one option from a list." */
  purpose: string;
  /** The imports, if they differ from the component itself. */
  imports?: readonly string[];
  /** Exported types and functions that callers need; their fields are read from the source. */
  types?: readonly string[];
  /** When to use it. */
  use: readonly string[];
  /** When not to use it, and what to use instead. */
  avoid: readonly string[];
  /** Keyboard support; empty if it is not focusable. */
  keyboard: readonly KeyDocs[];
  /** Screen reader output, focus management, and what the caller must provide. */
  accessibility: readonly string[];
}
