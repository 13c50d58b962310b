const defaultSentence = /\s+Default:? ([^.]*(?:\.(?!\s|$)[^.]*)*)\.(?=\s|$)/;

/** Splits the default from a text: "Height. Default `md`." becomes "Height." and `md`. */
export function splitDefault(text: string): { text: string; defaultValue?: string } {
  const value = defaultSentence.exec(text)?.[1];
  if (value === undefined) return { text };
  return {
    text: text.replace(defaultSentence, '').trim(),
    defaultValue: value.replaceAll('`', '').replace(/ \([A-Z]+-[^)]*\)/, ''),
  };
}
