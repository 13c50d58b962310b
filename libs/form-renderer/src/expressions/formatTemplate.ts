/** The parts of a template such as `%{data}%` or `[{lower},{upper}]`: text and the names of places, in turn. */
export function splitTemplate(template: string): string[] {
  return template.split(/\{(data|lower|upper)\}/);
}

/** The template with its places filled. */
export function fillTemplate(template: string, places: Readonly<Record<string, string>>): string {
  return splitTemplate(template)
    .map((part, index) => (index % 2 === 1 ? (places[part] ?? '') : part))
    .join('');
}

/** What stands at the places of a template in a text that was made with it; undefined where it was not. */
export function readTemplate(template: string, text: string): Record<string, string> | undefined {
  const names: string[] = [];
  const pattern = splitTemplate(template)
    .map((part, index) => {
      if (index % 2 === 0) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      names.push(part);
      return '(.*?)';
    })
    .join('');
  const match = new RegExp(`^${pattern}$`, 's').exec(text);
  if (!match) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']));
}
