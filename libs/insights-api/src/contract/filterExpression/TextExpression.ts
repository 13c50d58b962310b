/**
 * One condition on a text.
 * `exact`, `contains`, `startsWith`, `endsWith`: `value` is the plain text, without any escapes.
 * `like`: `value` is a pattern in which `%` is any run of characters, `_` any one character, and `^` escapes
 * `%`, `_` and `^`; it can be used as the SQL parameter of `LIKE ? ESCAPE '^'`.
 * `empty` (the empty text) and `null` (no value at all): `value` is `''`.
 */
export interface TextTerm {
  kind: 'exact' | 'contains' | 'startsWith' | 'endsWith' | 'like' | 'empty' | 'null';
  value: string;
}

/** A text matches if any of `include` matches (or there are none) and none of `exclude` does. */
export interface TextExpression {
  include: TextTerm[];
  exclude: TextTerm[];
}
