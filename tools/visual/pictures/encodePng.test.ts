import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { countColors, mostRounding, pixelsOf, stepBetween } from './colors.ts';
import { comparePictures } from './comparePictures.ts';
import { encodePng } from './encodePng.ts';
import { readPicture, type Picture } from './Picture.ts';

const size = fc.record({ width: fc.integer({ min: 1, max: 21 }), height: fc.integer({ min: 1, max: 9 }) });

/** Pictures of so many colours at most, some of them clear where `alpha` may be less than 255. */
function picturesOf(colors: number, alpha: number): fc.Arbitrary<Picture> {
  const channel = fc.integer({ min: 0, max: 255 });
  const color = fc.tuple(channel, channel, channel, fc.integer({ min: alpha, max: 255 }));
  return fc
    .tuple(size, fc.array(color, { minLength: 1, maxLength: colors }))
    .chain(([{ width, height }, palette]) =>
      fc
        .array(fc.nat(palette.length - 1), { minLength: width * height, maxLength: width * height })
        .map((pixels) => ({ width, height, data: Uint8Array.from(pixels.flatMap((number) => palette[number] ?? [])) })),
    );
}

function assertKept(picture: Picture): void {
  const { width, height, data } = readPicture(encodePng(picture));
  assert.deepEqual([width, height], [picture.width, picture.height]);
  assert.equal(Buffer.compare(data, picture.data), 0);
}

const edges = 400;

/** 400 shades of edges, a pixel each, and two planes. */
function edgesOnPlanes(): Picture {
  const shades = Array.from({ length: edges }, (_, shade) => [shade % 256, 100 + (shade >> 8), 40, 255]);
  const planes = Array.from({ length: 200 * 200 - edges }, (_, pixel) => [200, 210, pixel < 20_000 ? 220 : 225, 255]);
  return { width: 200, height: 200, data: Uint8Array.from([...shades, ...planes].flat()) };
}

describe('encodePng', () => {
  for (const [what, colors, alpha] of [
    ['two colours', 2, 255],
    ['four colours', 4, 255],
    ['sixteen colours', 16, 255],
    ['many colours', 150, 255],
    ['transparent colours', 5, 0],
  ] as const)
    it(`preserves every pixel of a picture of ${what}`, () =>
      fc.assert(fc.property(picturesOf(colors, alpha), assertKept)));

  it('preserves every pixel of a picture with more colours than a palette holds, however they are rounded', () => {
    const pixels = Array.from({ length: 40 * 20 }, (_, pixel) => [(pixel * 37) % 256, pixel >> 2, 7, 255]);
    assertKept({ width: 40, height: 20, data: Uint8Array.from(pixels.flat()) });
  });

  it('rounds the shades of edges to fit a palette, and keeps planes unchanged', () => {
    const picture = edgesOnPlanes();
    const kept = readPicture(encodePng(picture));
    assert.equal(countColors(pixelsOf(picture)).size, 402);
    assert.ok(countColors(pixelsOf(kept)).size <= 256);
    pixelsOf(picture).forEach((color, pixel) => {
      const step = stepBetween(color, pixelsOf(kept)[pixel] ?? 0);
      assert.ok(step <= (pixel < edges ? mostRounding : 0), `pixel ${pixel} is off by ${step}`);
    });
    assert.equal(comparePictures(kept, picture).pixels, 0);
  });

  it('keeps the exact shade of a plane, whatever is rounded beside it', () => {
    const picture = edgesOnPlanes();
    const kept = readPicture(encodePng(picture));
    const plane = pixelsOf(picture).at(-1);
    const off = { ...picture, data: picture.data.slice() };
    pixelsOf(off).forEach((color, pixel, all) => {
      if (color === plane) all[pixel] = color - 2;
    });
    assert.equal(comparePictures(kept, off).pixels, pixelsOf(picture).filter((color) => color === plane).length);
  });

  it('compresses a plain picture to a very small file', () => {
    const data = new Uint8Array(900 * 700 * 4).fill(255);
    assert.ok(encodePng({ width: 900, height: 700, data }).length < 400);
  });
});
