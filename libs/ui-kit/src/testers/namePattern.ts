/** Matches the name of an option: its label, and the count that may follow it. */
export function optionName(label: string): RegExp {
  return new RegExp(`^${escaped(label)}( \\(.+\\))?(\\s?[\\d.,\\s]+)?$`);
}

/** Matches the name of a picker: its label, and what it shows. */
export function pickerName(label: string): RegExp {
  return new RegExp(`^${escaped(label)}(:? |$)`);
}

/** Matches the name of a field that may be marked as required. */
export function fieldName(label: string): RegExp {
  return new RegExp(`^${escaped(label)}( ?\\*)?$`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
