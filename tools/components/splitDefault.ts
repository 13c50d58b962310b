const defaultSentence = /\s+Default:? ([^.]*(?:\.(?!\s|$)[^.]*)*)\.(?=\s|$)/;

/** What is taken when nothing is given, and the text without it: "Height. Default `md`." is "Height." with `md`. */
export function splitDefault(text: string): { text: string; defaultValue?: string } {
  const value = defaultSentence.exec(text)?.[1];
  if (value === undefined) return { text };
  return {
    text: text.replace(defaultSentence, '').trim(),
    defaultValue: value.replaceAll('`', '').replace(/ \([A-Z]+-[^)]*\)/, ''),
  };
}
