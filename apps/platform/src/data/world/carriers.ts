/** Number of carriers in the generator's market. */
export const carrierCount = 300;

const groups = [
  'Alderbrook',
  'Amberline',
  'Anchorstone',
  'Ashgrove',
  'Atlas Prairie',
  'Beaconfield',
  'Bellhaven',
  'Birchmont',
  'Blue Heron',
  'Bridgewater Mills',
  'Brightwell',
  'Calumet',
  'Cardinal Ridge',
  'Castleford',
  'Cedar Point',
  'Clearwater Bay',
  'Cobalt',
  'Colonial Oak',
  'Compass Rose',
  'Copperfield',
  'Cornerstone National',
  'Crestview',
  'Crown Prairie',
  'Dunmore',
  'Eagle Summit',
  'Eastbrook',
  'Elmhurst',
  'Evergate',
  'Fairhaven',
  'Falcon Hill',
  'Farmstead',
  'Federated Plains',
  'Fieldstone',
  'First Harbor',
  'Foxglove',
  'Franklin Square',
  'Freehold',
  'Garnet',
  'Glenmoor',
  'Golden Plains',
  'Grand Lakes',
  'Granite Pass',
  'Greenbriar',
  'Guardian Oak',
  'Halcyon',
  'Harborlight',
  'Hawthorne',
  'Hearthside',
  'Heritage Valley',
  'Highmark Plains',
  'Homestead Union',
  'Independence Square',
  'Iron Range',
  'Ironwood',
  'Jamestown',
  'Juniper',
  'Kingsbridge',
  'Lakeland National',
  'Lanternhill',
  'Laurel State',
  'Legacy Pines',
  'Lighthouse Point',
  'Lincoln Prairie',
  'Longmeadow',
  'Madison Park',
  'Maplecrest',
  'Meridian Union',
  'Merchants & Millers',
  'Midcontinent',
  'Millstone',
  'Monarch Bay',
  'New Dominion',
  'Noble Oak',
  'North Fork',
  'Northgate',
  'Oakmont',
  'Old Harbor',
  'Orchard Hill',
  'Overland Trail',
  'Pacific Crest',
  'Patriot Valley',
  'Peregrine',
  'Pilot Rock',
  'Pinnacle Ridge',
  'Plainsman',
  'Prairie States',
  'Quaker Ridge',
  'Redwood Empire',
  'Regent Park',
  'Ridgeline',
  'River Bend',
  'Riverstone Valley',
  'Sagebrush',
  'Seaboard Union',
  'Sentinel Peak',
  'Shoreline',
  'Silver Birch',
  'Southern Crescent',
  'Stonebridge',
  'Sycamore',
  'Tamarack',
  'Tidewater Union',
  'Timberline',
  'Tradesman',
  'Twin Rivers',
  'Unity Farm',
  'Valley Forge Home',
  'Vanguard Prairie',
  'Wayfarer',
  'Wellspring',
  'Westbrook',
  'White Pine',
  'Wild Rose',
  'Windham',
  'Yellow Pine',
] as const;

const companies = [
  'Mutual',
  'Insurance Company',
  'Casualty',
  'Indemnity',
  'Specialty',
  'Fire & Casualty',
  'Property & Casualty',
  'Assurance',
  'National',
  'Preferred',
] as const;

/**
 * 300 fictional carriers, largest first; ids are positions + 1. Some groups have several companies. The list does not
 * depend on a seed.
 */
export const carriers: readonly string[] = composeCarriers();

function composeCarriers(): string[] {
  const names: string[] = [];
  for (let round = 0; names.length < carrierCount; round += 1) {
    groups.forEach((group, index) => {
      // Further companies of a group are smaller; every third group has none.
      if (names.length === carrierCount || (round > 0 && index % 3 === 2)) return;
      names.push(`${group} ${companies[(index * 7 + round * 3) % companies.length]}`);
    });
  }
  return spread(names);
}

/** Reorders names by a fixed stride that is coprime with their number. */
function spread(names: readonly string[]): string[] {
  const stride = 109;
  return names.map((_, index) => names[(index * stride + 41) % names.length] ?? '');
}
