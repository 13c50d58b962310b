/** A dashboard's query is part of the path of a signed address, where it is encoded. */
const parameter = /(?:[?&]|%3F|%26)language(?:=|%3D)([a-z]{2}-[A-Z]{2})(?![\w-])/;

/**
 * Returns the BCP 47 tag of the language that the address of a frame names, signed or not; undefined where it names none, for
 * dashboards in American English.
 */
export function frameLanguage(requestTarget: string): string | undefined {
  return parameter.exec(requestTarget)?.[1];
}
