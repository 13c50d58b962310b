/** Name of an example by its file: `./schemas/show-when.json` is "Show when". */
export function exampleName(file: string): string {
  const words = (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
