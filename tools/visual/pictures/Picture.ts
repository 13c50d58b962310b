import { PNG } from 'pngjs';

/** A picture in memory: four bytes a pixel (red, green, blue, alpha), row by row from the top. */
export interface Picture {
  /** In px. */
  width: number;
  /** In px. */
  height: number;
  /** `width × height × 4` bytes. */
  data: Uint8Array;
}

/** Reads a PNG. Throws where the bytes are none. */
export function readPicture(png: Uint8Array): Picture {
  const { width, height, data } = PNG.sync.read(Buffer.from(png));
  return { width, height, data };
}
