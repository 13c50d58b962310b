/** One row of a component's keyboard table. */
export interface KeyDocs {
  /** The keys that do it, each as printed on the keyboard: `Enter`, `Space`, `Shift + Tab`. */
  keys: readonly string[];
  /** What happens, as a sentence without its subject: "Opens the list." */
  does: string;
}

/**
 * What a component's docs page says beside its props and stories. It is in the component's folder, is named
 * `<Component>.docs.ts` and exports `docs`. Words between backticks are shown as code.
 */
export interface ComponentDocs {
  /** What it is for, in one or two sentences. */
  purpose: string;
  /** What one imports to use it, where that is more, or something else, than the component itself. */
  imports?: readonly string[];
  /** The exported types and functions without which it cannot be used; their fields are shown from the source. */
  types?: readonly string[];
  /** When to take it. */
  use: readonly string[];
  /** When to take something else, and what. */
  avoid: readonly string[];
  /** What the keyboard does in it; empty where it never has the focus. */
  keyboard: readonly KeyDocs[];
  /** What a screen reader tells, where the focus goes, and what the caller has to give. */
  accessibility: readonly string[];
}
