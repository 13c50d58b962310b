const lastGroup = '...pages(kit)';

/** The list of every component as an application would show it, with one more. Throws where its end is not found. */
export function addExample(list: string, name: string): string {
  const at = list.indexOf(lastGroup);
  if (at < 0) throw new Error('everyComponent.test-support.tsx does not end its list with the components of pages.');
  const end = at + lastGroup.length;
  return `${list.slice(0, end)}, ${name}: <kit.${name}>1,248 agencies</kit.${name}>${list.slice(end)}`;
}
