/** Matches the name of a field that may be marked as required. */
export function fieldName(label: string): RegExp {
  return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( ?\\*)?$`);
}
