/** What `aria-describedby` of a control says: the caller's own ids and those of its help, each once or not at all. */
export function describedBy(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
