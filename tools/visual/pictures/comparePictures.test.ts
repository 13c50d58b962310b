import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { comparePictures } from './comparePictures.ts';
import { encodePng } from './encodePng.ts';
import { readPicture, type Picture } from './Picture.ts';

const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 6 }), height: fc.integer({ min: 1, max: 6 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
      .map((rgb): Picture => ({ width, height, data: opaque(rgb) })),
  );

describe('comparePictures', () => {
  it('finds no difference between a picture and itself, also after encoding to a file', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        const again = readPicture(encodePng(picture));
        assert.deepEqual([again.width, again.height], [picture.width, picture.height]);
        assert.equal(comparePictures(picture, again).pixels, 0);
      }),
    );
  });

  it('counts the pixels that differ, the same in both directions, and paints them red', () => {
    fc.assert(
      fc.property(pictures, pictures, (first, second) => {
        const { pixels, difference, sameSize } = comparePictures(first, second);
        assert.equal(comparePictures(second, first).pixels, pixels);
        assert.equal(sameSize, first.width === second.width && first.height === second.height);
        assert.equal(countRed(difference), pixels);
      }),
    );
  });

  it('counts pixels that only one picture has', () => {
    const small = plain(2, 2, 200);
    const large = plain(3, 4, 200);
    assert.equal(comparePictures(small, large).pixels, 3 * 4 - 2 * 2);
  });

  it('ignores a difference of one step in a channel, and no more', () => {
    assert.equal(comparePictures(plain(2, 2, 200), plain(2, 2, 201)).pixels, 0);
    assert.equal(comparePictures(plain(2, 2, 200), plain(2, 2, 202)).pixels, 4);
  });
});

function plain(width: number, height: number, grey: number): Picture {
  return { width, height, data: opaque(new Uint8Array(width * height * 3).fill(grey)) };
}

function opaque(rgb: Uint8Array): Uint8Array {
  const data = new Uint8Array((rgb.length / 3) * 4).fill(255);
  for (let pixel = 0; pixel * 3 < rgb.length; pixel += 1) data.set(rgb.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
  return data;
}

/** The faded rest is grey: equal channels. */
function countRed({ data }: Picture): number {
  let count = 0;
  for (let offset = 0; offset < data.length; offset += 4) if (data[offset] !== data[offset + 1]) count += 1;
  return count;
}
