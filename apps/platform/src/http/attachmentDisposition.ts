/** Characters that RFC 5987 leaves unescaped in an extended value. */
const plainInExtended = /[A-Za-z0-9!#$&+.^_`|~-]/;

/**
 * Returns a Content-Disposition that makes browsers save the response as `fileName` (RFC 6266), in ASCII and in full
 * for current browsers. No name can add a header or a path.
 */
export function attachmentDisposition(fileName: string): string {
  const name =
    fileName
      .toWellFormed()
      .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
      .replaceAll(/[/\\]/g, '_') || 'export';
  const ascii = name.replaceAll(/[^\u0020-\u007E]/g, '_').replaceAll(/["%]/g, '_');
  const extended = Array.from(new TextEncoder().encode(name), (byte) => {
    const character = String.fromCharCode(byte);
    return plainInExtended.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${extended}`;
}
