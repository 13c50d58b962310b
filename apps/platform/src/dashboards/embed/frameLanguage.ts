/** In a signed address, the dashboard's query is an encoded part of the path. */
const parameter = /(?:[?&]|%3F|%26)language(?:=|%3D)([a-z]{2}-[A-Z]{2})(?![\w-])/;

/**
 * Returns the BCP 47 tag of the language in a frame's address, signed or not; undefined for American English.
 */
export function frameLanguage(requestTarget: string): string | undefined {
  return parameter.exec(requestTarget)?.[1];
}
