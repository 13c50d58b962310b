/** States by region and the island areas, as the Census Bureau has them. */
const regions: Readonly<Record<string, readonly string[]>> = {
  Northeast: ['CT', 'ME', 'MA', 'NH', 'RI', 'VT', 'NJ', 'NY', 'PA'],
  Midwest: ['IL', 'IN', 'MI', 'OH', 'WI', 'IA', 'KS', 'MN', 'MO', 'NE', 'ND', 'SD'],
  South: ['DE', 'DC', 'FL', 'GA', 'MD', 'NC', 'SC', 'VA', 'WV', 'AL', 'KY', 'MS', 'TN', 'AR', 'LA', 'OK', 'TX'],
  West: ['AZ', 'CO', 'ID', 'MT', 'NV', 'NM', 'UT', 'WY', 'AK', 'CA', 'HI', 'OR', 'WA'],
  'Island areas': ['AS', 'GU', 'MP', 'PR', 'VI'],
};

const regionByState = new Map(
  Object.entries(regions).flatMap(([region, states]) => states.map((state) => [state, region] as const)),
);

/** Returns the region of a state by its abbreviation; undefined for other texts. */
export function censusRegionOf(state: string): string | undefined {
  return regionByState.get(state.toUpperCase());
}
