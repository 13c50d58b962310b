import { crc32, deflateSync } from 'node:zlib';
import { paletteOf } from './colors.ts';
import type { Picture } from './Picture.ts';

/** One way to write the pixels: PNG's colour type, its bits a value, and the bytes of each line. */
interface Encoding {
  colorType: 2 | 3 | 6;
  bitDepth: 1 | 2 | 4 | 8;
  /** Distance between a byte and the same one of the pixel before, at least 1. */
  stride: number;
  lines: Uint8Array[];
  /** Red, green and blue of each colour of a palette. */
  palette?: Uint8Array;
}

type Filter = (line: Uint8Array, above: Uint8Array, stride: number) => Uint8Array;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Writes a PNG as small as can be: with a palette, for which colours of edges may be rounded (`colors.ts`), else as it
 * is; without alpha where all is opaque; and with whichever filter of lines packs best. It takes a while; pictures that
 * are kept are worth it.
 */
export function encodePng(picture: Picture): Buffer {
  const encoding = paletteEncoding(picture) ?? plainEncoding(picture);
  const packed = filters
    .map((filter) => deflateSync(filtered(encoding, filter), { level: 9, memLevel: 9 }))
    .reduce((least, candidate) => (candidate.length < least.length ? candidate : least));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  header[8] = encoding.bitDepth;
  header[9] = encoding.colorType;
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(encoding.palette ? [chunk('PLTE', encoding.palette)] : []),
    chunk('IDAT', packed),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The picture by the numbers of its colours; undefined where it has too many, or clear ones. */
function paletteEncoding(picture: Picture): Encoding | undefined {
  if (!isOpaque(picture)) return undefined;
  const palette = paletteOf(picture);
  if (palette === undefined) return undefined;
  const { colors, numbers } = palette;
  const { width, height } = picture;
  const bitDepth = colors.length > 16 ? 8 : colors.length > 4 ? 4 : colors.length > 2 ? 2 : 1;
  const lines = Array.from({ length: height }, (_, y) => bits(numbers.subarray(y * width, (y + 1) * width), bitDepth));
  return { colorType: 3, bitDepth, stride: 1, lines, palette: rgbOf(new Uint8Array(colors.buffer)) };
}

function isOpaque({ data }: Picture): boolean {
  return data.every((value, offset) => offset % 4 !== 3 || value === 255);
}

/** Puts several small numbers into each byte. */
function bits(numbers: Uint8Array, bitDepth: number): Uint8Array {
  const perByte = 8 / bitDepth;
  const line = new Uint8Array(Math.ceil(numbers.length / perByte));
  numbers.forEach((number, x) => {
    const shift = 8 - bitDepth * ((x % perByte) + 1);
    line[Math.floor(x / perByte)] = (line[Math.floor(x / perByte)] ?? 0) | (number << shift);
  });
  return line;
}

function plainEncoding(picture: Picture): Encoding {
  const { width, height, data } = picture;
  const stride = isOpaque(picture) ? 3 : 4;
  const bytes = stride === 3 ? rgbOf(data) : data;
  const lines = Array.from({ length: height }, (_, y) => bytes.subarray(y * width * stride, (y + 1) * width * stride));
  return { colorType: stride === 3 ? 2 : 6, bitDepth: 8, stride, lines };
}

function rgbOf(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let pixel = 0; pixel * 4 < rgba.length; pixel += 1) rgb.set(rgba.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
  return rgb;
}

function filtered({ lines, stride }: Encoding, filter: Filter): Buffer {
  let above = new Uint8Array(lines[0]?.length ?? 0);
  return Buffer.concat(
    lines.map((line) => {
      const written = filter(line, above, stride);
      above = line as Uint8Array<ArrayBuffer>;
      return written;
    }),
  );
}

/** A line with the number of its filter (PNG, "Filter types"), each byte less what the filter expects there. */
function lineBy(type: number, expected: (left: number, up: number, upLeft: number) => number): Filter {
  return (line, above, stride) => {
    const written = new Uint8Array(line.length + 1);
    written[0] = type;
    for (let x = 0; x < line.length; x += 1) {
      const left = x < stride ? 0 : (line[x - stride] ?? 0);
      const upLeft = x < stride ? 0 : (above[x - stride] ?? 0);
      written[x + 1] = (line[x] ?? 0) - expected(left, above[x] ?? 0, upLeft);
    }
    return written;
  };
}

const none = lineBy(0, () => 0);
const sub = lineBy(1, (left) => left);
const up = lineBy(2, (_left, above) => above);
const paeth = lineBy(4, (left, above, upLeft) => {
  const guess = left + above - upLeft;
  const [toLeft, toUp, toUpLeft] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - upLeft)];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? above : upLeft;
});

/** For each line the filter that leaves the least. */
const least: Filter = (line, above, stride) =>
  [none, sub, up, paeth]
    .map((filter) => filter(line, above, stride))
    .reduce((best, candidate) => (weight(candidate) < weight(best) ? candidate : best));

function weight(line: Uint8Array): number {
  let sum = 0;
  for (const value of line) sum += value < 128 ? value : 256 - value;
  return sum;
}

const filters: readonly Filter[] = [none, sub, up, least];
