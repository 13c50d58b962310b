import type { Option } from '../dropdown/Option.ts';

/** States as stories show them. */
export const states: readonly Option[] = [
  { label: 'Arkansas', value: 'AR', count: 212 },
  { label: 'Colorado', value: 'CO', count: 318 },
  { label: 'Kansas', value: 'KS', count: 164 },
  { label: 'Louisiana', value: 'LA', count: 205 },
  { label: 'New Mexico', value: 'NM', count: 0 },
  { label: 'Oklahoma', value: 'OK', count: 287 },
  { label: 'Texas', value: 'TX', count: 961 },
];

/** Products in their groups. */
export const products: readonly Option[] = [
  { label: 'Private passenger auto', group: 'Personal lines' },
  { label: 'Homeowners', group: 'Personal lines' },
  { label: 'Dwelling fire', group: 'Personal lines', disabled: true },
  { label: 'Personal umbrella', group: 'Personal lines' },
  { label: 'Commercial auto', group: 'Commercial lines' },
  { label: 'General liability', group: 'Commercial lines' },
  { label: 'Businessowners', group: 'Commercial lines' },
  { label: 'Workers compensation', group: 'Commercial lines' },
];

/** Carriers. */
export const carriers: readonly string[] = [
  'Atlantic & Western',
  'Cedar Ridge',
  'Hartline Mutual',
  'Meridian Casualty',
  'Northgate Specialty',
  'Prairie Home',
];

/** Industries of the North American Industry Classification System (NAICS, 2022), by code and title. */
export const industries: readonly string[] = [
  '115310 Support activities for forestry',
  '236115 New single-family housing construction',
  '236220 Commercial and institutional building construction',
  '238110 Poured concrete foundation and structure contractors',
  '238160 Roofing contractors',
  '238210 Electrical contractors',
  '238220 Plumbing, heating and air-conditioning contractors',
  '238320 Painting and wall covering contractors',
  '238990 All other specialty trade contractors',
  '311811 Retail bakeries',
  '332710 Machine shops',
  '441110 New car dealers',
  '445110 Supermarkets and other grocery retailers',
  '457110 Gasoline stations with convenience stores',
  '484110 General freight trucking, local',
  '484121 General freight trucking, long-distance, truckload',
  '492110 Couriers and express delivery services',
  '493110 General warehousing and storage',
  '522110 Commercial banking',
  '524113 Direct life insurance carriers',
  '524126 Direct property and casualty insurance carriers',
  '524127 Direct title insurance carriers',
  '524130 Reinsurance carriers',
  '524210 Insurance agencies and brokerages',
  '524291 Claims adjusting',
  '524292 Third party administration of insurance and pension funds',
  '524298 All other insurance related activities',
  '531110 Lessors of residential buildings and dwellings',
  '531210 Offices of real estate agents and brokers',
  '541110 Offices of lawyers',
  '541330 Engineering services',
  '561720 Janitorial services',
  '561730 Landscaping services',
  '621111 Offices of physicians',
  '621210 Offices of dentists',
  '721110 Hotels and motels',
  '722511 Full-service restaurants',
  '722513 Limited-service restaurants',
  '811111 General automotive repair',
  '812112 Beauty salons',
];

const places = [
  ['Lone Star', 'Brazos Valley', 'Red River', 'Panhandle', 'Permian Basin', 'Hill Country', 'Gulf Coast'],
  ['Sooner State', 'Cimarron', 'Bluestem', 'Pecan Valley', 'Trinity River', 'Ozark', 'High Plains', 'Bayou'],
  ['Cross Timbers', 'Caddo', 'Flint Hills', 'Front Range', 'Rio Grande'],
].flat();
const people = [
  ['Abbott', 'Barrera', 'Calloway', 'Delgado', 'Ellison', 'Fuentes', 'Garrett', 'Hollis', 'Ibarra', 'Jessup'],
  ['Kimball', 'Lozano', 'Maddox', 'Navarro', 'Ogden', 'Pruitt', 'Quintero', 'Rutledge', 'Sandoval', 'Tillman'],
  ['Underwood', 'Vargas', 'Whitaker', 'Yarbrough', 'Zamora'],
].flat();
const kinds = [
  ['Agency', 'Insurance Group', 'Risk Advisors', 'Underwriters', 'Insurance Services', 'Brokers', 'Insurors'],
  ['Agency Alliance', 'Risk Partners', 'Insurance Associates', 'Commercial Brokers', 'Family Insurance', 'Benefits'],
  ['Surety', 'Coverage', 'Specialty', 'General Agency', 'Programs', 'Risk Management', 'Assurance'],
].flat();

/** Ten thousand agencies: a list as long as real ones get. */
export const agencies: readonly string[] = places.flatMap((place) =>
  people.flatMap((person) => kinds.map((kind) => `${place} ${person} ${kind}`)),
);

/** Saved searches. */
export const savedSearches: readonly string[] = [
  'Texas growth book',
  'Oklahoma contractors',
  'Homeowners, hail counties',
  'New appointments this year',
  'Commercial auto over $5M',
  'Agencies without umbrella',
  'Red River territory',
  'Renewals in December',
  'Workers compensation, roofers',
  'Premium down year on year',
  'One carrier only',
  'Surplus lines brokers',
  'Gulf Coast wind',
  'Restaurants and bakeries',
  'Under 50 policies',
  'Top 100 by premium',
  'Fleet programs',
  'Closed in 2026',
  'Personal lines, Austin',
  'Benchmarks of the South',
];

/** How many agencies fall into each part of the premium scale. */
export const premiumDistribution: readonly number[] = [
  2, 4, 7, 11, 18, 26, 34, 31, 26, 21, 17, 13, 11, 8, 6, 5, 4, 3, 2, 2,
];

/** Millions of dollars, as people write them. */
export const inMillions = (value: number): string => (value === 0 ? '$0' : `$${value}M`);

/** The day on which every story takes place. */
export const storyDay = (): Date => new Date(2026, 10, 20, 9, 30);
