/** A colour as people see it: equal steps of lightness look equal, whatever the hue. */
export interface Oklch {
  /** Lightness, 0 (black) to 1 (white). */
  lightness: number;
  /** Chroma, 0 (grey) to about 0.37. */
  chroma: number;
  /** Hue in radians. */
  hue: number;
}

/** Returns a colour written as #rrggbb in OKLCH. The matrices are those of Björn Ottosson, "A perceptual color space" (2020). */
export function toOklch(color: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(parseInt(color.slice(start, start + 2), 16) / 255),
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** Returns a colour as #rrggbb; its chroma is lowered as far as a screen cannot show it. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  let [low, high] = [0, chroma];
  let channels = channelsOf({ lightness, chroma, hue });
  if (!isShowable(channels)) {
    for (let step = 0; step < 20; step += 1) {
      const middle = (low + high) / 2;
      channels = channelsOf({ lightness, chroma: middle, hue });
      if (isShowable(channels)) low = middle;
      else high = middle;
    }
    channels = channelsOf({ lightness, chroma: low, hue });
  }
  return `#${channels.map(hexOf).join('')}`;
}

function channelsOf({ lightness, chroma, hue }: Oklch): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Rounding to 8 bits hides less than this. */
const tolerance = 1e-4;

function isShowable(channels: readonly number[]): boolean {
  return channels.every((channel) => channel >= -tolerance && channel <= 1 + tolerance);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function hexOf(channel: number): string {
  const light = Math.min(1, Math.max(0, channel));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
