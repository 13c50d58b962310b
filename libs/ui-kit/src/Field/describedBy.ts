/** Returns `aria-describedby` of a control: the caller's ids and those of its help, without duplicates. */
export function describedBy(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
