/**
 * Returns the byte order of UTF-16 text without a byte order mark; null for other text.
 * Detects it by the zero byte of Latin letters: after the letter in little endian, before it in big endian.
 */
export function findUtf16(start: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (start.length < 2 || [0xff_fe, 0xfe_ff].includes(start.readUInt16BE(0))) return null;
  const zerosAt = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [before, behind] = [zerosAt(0), zerosAt(1)];
  // A header of letters has a zero in each pair of bytes; other text has hardly any.
  if (Math.max(before, behind) < start.length / 4 || before === behind) return null;
  return behind > before ? 'utf-16le' : 'utf-16be';
}
