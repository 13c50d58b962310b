/** Characters that RFC 5987 leaves unescaped in an extended value. */
const plainInExtended = /[A-Za-z0-9!#$&+.^_`|~-]/;

/**
 * A Content-Disposition that makes browsers save the answer under `fileName` (RFC 6266): once in plain ASCII, and once in
 * full for all of today's browsers. Whatever the name, the header stays one header and the name stays a name, not a path.
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
