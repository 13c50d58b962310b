import type { NaicsCode } from '../../naics/naicsClassification.ts';

/**
 * Industries that independent agencies insure most, with how often, in parts of a thousand of all commercial
 * policies. The rest of the thousand falls on all national industries alike.
 */
export const commonIndustries: Readonly<Record<number, number>> = {
  722511: 42, 722513: 34, 722515: 12, 722410: 9, 236118: 30, 236115: 22, 236220: 18, 238220: 34, 238210: 30, 238160: 18, 238320: 16, 238350: 14,
  238110: 12, 238910: 13, 238990: 12, 238310: 9, 238140: 7, 238330: 7, 561730: 32, 561720: 20, 561710: 6, 484110: 20, 484121: 26, 484220: 14, 811111: 24,
  811121: 10, 811310: 6, 811192: 7, 441110: 5, 441120: 9, 457110: 16, 445110: 10, 445131: 7, 445320: 7, 459999: 5, 531110: 26, 531120: 22, 531210: 12,
  531311: 8, 541110: 16, 541211: 12, 541330: 10, 541512: 10, 541611: 9, 541940: 6, 621210: 13, 621111: 12, 621310: 7, 624410: 8, 812112: 14,
  812111: 4, 713940: 7, 721110: 10, 813110: 16, 813410: 4, 332710: 8, 321911: 2, 423840: 3, 424410: 3, 111998: 6, 112111: 7, 115112: 3,
  493110: 4, 562111: 3, 611620: 4, 512110: 2, 523940: 4, 524210: 7, 492110: 4,
};

/** Weights of the national industries for the generator, one for each of `codes`. */
export function industryWeights(codes: readonly NaicsCode[]): number[] {
  const common = Object.values(commonIndustries).reduce((sum, weight) => sum + weight, 0);
  const rest = Math.max(0, 1000 - common) / codes.length;
  return codes.map(({ code }) => rest + (commonIndustries[Number(code)] ?? 0));
}
