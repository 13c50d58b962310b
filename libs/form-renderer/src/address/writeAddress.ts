/**
 * Texts by key, for instance filter expressions, as the search part of an address, without its question mark and in the
 * order they come in. What is empty or no text is left out. Commas, square brackets, colons and slashes stay as they are,
 * so that people can read the address: `state=TX,OK&premium=[1000000,inf%29`. Round brackets are escaped, because what
 * makes links out of text takes one at the end for punctuation.
 */
export function writeAddress(texts: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string' && text !== '') params.append(key, text);
  return params.toString().replaceAll(/%(2C|5B|5D|3A|2F)/g, (escape) => decodeURIComponent(escape));
}
