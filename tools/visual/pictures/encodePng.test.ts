import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
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

describe('encodePng', () => {
  for (const [what, colors, alpha] of [
    ['two colours', 2, 255],
    ['four colours', 4, 255],
    ['sixteen colours', 16, 255],
    ['many colours', 150, 255],
    ['clear colours', 5, 0],
  ] as const)
    it(`loses nothing of a picture of ${what}`, () => fc.assert(fc.property(picturesOf(colors, alpha), assertKept)));

  it('loses nothing of a picture of more colours than a palette holds', () => {
    const pixels = Array.from({ length: 40 * 20 }, (_, pixel) => [pixel % 256, pixel >> 2, 7, 255]);
    assertKept({ width: 40, height: 20, data: Uint8Array.from(pixels.flat()) });
  });

  it('packs a plain picture into next to nothing', () => {
    const data = new Uint8Array(900 * 700 * 4).fill(255);
    assert.ok(encodePng({ width: 900, height: 700, data }).length < 400);
  });
});
