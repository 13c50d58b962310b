/**
 * Writes texts by key, such as filter expressions, as a query string without the question mark, in the given order.
 * Omits empty texts and other values. Commas, square brackets, colons and slashes are not escaped, so that the address
 * is readable: `state=TX,OK&premium=[1000000,inf%29`. Round brackets are escaped, because link detection takes a
 * trailing one as punctuation.
 */
export function writeAddress(texts: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string' && text !== '') params.append(key, text);
  return params.toString().replaceAll(/%(2C|5B|5D|3A|2F)/g, (escape) => decodeURIComponent(escape));
}
