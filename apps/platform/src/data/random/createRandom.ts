/** A deterministic stream of pseudo-random numbers. */
export interface Random {
  /** An integer from 0 to 2³²−1. */
  uint32(): number;
  /** A number from 0 (included) to 1 (excluded), 32 random bits. */
  fraction(): number;
  /** An integer from 0 to `below` − 1. */
  integer(below: number): number;
  /** A draw from the standard normal distribution. */
  normal(): number;
}

/**
 * Creates a xoshiro128** generator (Blackman and Vigna, 2018), seeded from `seed` and `stream` by MurmurHash3's
 * finaliser. Streams of one seed are independent, so that an agency can be generated without the earlier ones.
 */
export function createRandom(seed: number, stream = 0): Random {
  const fill = createFiller(seed, stream);
  let [a, b, c, d] = [fill(), fill(), fill(), fill() | 1];
  let spareNormal: number | null = null;

  function uint32(): number {
    const product = Math.imul(b, 5);
    const answer = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return answer;
  }
  const fraction = () => uint32() / 4_294_967_296;
  /** The Box-Muller transform gives two independent draws; the second is kept for the next call. */
  function normal(): number {
    if (spareNormal !== null) {
      const spare = spareNormal;
      spareNormal = null;
      return spare;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - fraction()));
    const angle = 2 * Math.PI * fraction();
    spareNormal = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  }
  return { uint32, fraction, normal, integer: (below) => Math.floor(fraction() * below) };
}

/** Returns well-mixed words from a seed and a stream number, for the first state of a generator. */
function createFiller(seed: number, stream: number): () => number {
  const low = seed >>> 0;
  const high = Math.floor(seed / 4_294_967_296) >>> 0;
  let word = mix(low ^ mix(high ^ mix(stream >>> 0)));
  return () => {
    word = (word + 0x9e3779b9) | 0;
    return mix(word);
  };
}

function mix(word: number): number {
  let h = word | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
