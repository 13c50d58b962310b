/** A city with its population in thousands, the weight for placing agencies. */
export interface City {
  name: string;
  people: number;
}

/** A state as the generator knows it. */
export interface State {
  /** Dense, from 1, in the order of this list; the `state_id` of every set. */
  id: number;
  /** Postal abbreviation. */
  code: string;
  name: string;
  /** Population in millions, the weight for placing agencies. */
  people: number;
  /** Cost of insurance relative to the country. */
  costIndex: number;
  /** Postal abbreviations of states in which local agencies also write, most important first. */
  neighbours: readonly string[];
  /** Regional names of agencies. */
  regions: readonly string[];
  cities: readonly City[];
}

/**
 * The fifty states and the District of Columbia: code, name, population, cost index, neighbours, regions, cities.
 * Population near the 2022 estimates of the Census Bureau.
 */
const table = `
AL|Alabama|5.1|1.05|GA,FL,MS,TN|Heart of Dixie,Black Belt,Tennessee Valley,Mobile Bay,Yellowhammer,Wiregrass|Birmingham:197,Huntsville:222,Mobile:183,Montgomery:196,Tuscaloosa:111,Hoover:92,Auburn:80,Dothan:71,Decatur:58,Gadsden:33,Opelika:32
AK|Alaska|0.7|1.0|WA|Last Frontier,Denali,Inside Passage,Kenai,Chugach,Northern Lights|Anchorage:287,Fairbanks:32,Juneau:31,Wasilla:10,Kenai:7,Ketchikan:8,Sitka:8,Kodiak:5
AZ|Arizona|7.4|0.98|NM,NV,UT,CA|Grand Canyon,Sonoran,Valley of the Sun,Saguaro,Salt River,Copper State,Mogollon|Phoenix:1644,Tucson:546,Mesa:511,Chandler:280,Gilbert:275,Scottsdale:243,Glendale:253,Tempe:186,Flagstaff:76,Prescott:47,Yuma:97,Surprise:155
AR|Arkansas|3.0|1.04|TX,MO,OK,TN,LA|Natural State,Ozark,Razorback,Delta,Ouachita,Diamond State|Little Rock:203,Fayetteville:99,Fort Smith:90,Springdale:89,Jonesboro:80,Rogers:72,Conway:66,Bentonville:57,Hot Springs:38,Texarkana:29
CA|California|39.0|1.12|AZ,NV,OR|Golden State,Sierra,Redwood,Bay Area,Central Valley,Pacific Coast,Gold Country,Mission,Inland Empire,El Camino|Los Angeles:3822,San Diego:1381,San Jose:971,San Francisco:808,Fresno:545,Sacramento:528,Long Beach:451,Oakland:430,Bakersfield:410,Anaheim:344,Riverside:318,Irvine:313,Santa Rosa:177,Modesto:218,Pasadena:134,Santa Barbara:87,Ventura:109,San Luis Obispo:48,Redding:93,Visalia:143,Chico:102,Walnut Creek:69
CO|Colorado|5.8|1.18|WY,NM,UT,KS,NE|Front Range,Rocky Mountain,Mile High,Pikes Peak,Western Slope,Aspen,Centennial|Denver:713,Colorado Springs:486,Aurora:393,Fort Collins:169,Lakewood:156,Boulder:105,Greeley:109,Pueblo:111,Grand Junction:67,Longmont:98,Loveland:77,Durango:19,Littleton:45
CT|Connecticut|3.6|1.08|NY,MA,RI|Nutmeg,Constitution State,Long Island Sound,Charter Oak,Mystic,Litchfield Hills|Bridgeport:148,Stamford:136,New Haven:138,Hartford:120,Waterbury:115,Norwalk:91,Danbury:86,Greenwich:63,New London:27,Glastonbury:35,West Hartford:64
DE|Delaware|1.0|1.06|MD,PA,NJ|First State,Brandywine,Diamond Coast,Blue Hen,Cape Henlopen|Wilmington:71,Dover:39,Newark:30,Middletown:24,Smyrna:13,Milford:12,Lewes:3,Rehoboth Beach:2
DC|District of Columbia|0.7|1.1|MD,VA|Potomac,Capitol Hill,Federal City,Anacostia,Georgetown|Washington:671
FL|Florida|22.2|1.7|GA,AL|Sunshine State,Gulf Coast,Treasure Coast,Suncoast,Everglades,First Coast,Emerald Coast,Palm Coast,Space Coast,Biscayne|Jacksonville:971,Miami:449,Tampa:398,Orlando:316,St. Petersburg:261,Tallahassee:201,Fort Lauderdale:183,Cape Coral:216,Sarasota:57,Naples:20,Gainesville:145,Boca Raton:99,Pensacola:54,Ocala:65,Lakeland:120,West Palm Beach:120,Clearwater:117,Fort Myers:95,Vero Beach:17
GA|Georgia|10.9|1.1|FL,SC,AL,TN,NC|Peach State,Chattahoochee,Piedmont,Golden Isles,Low Country,Stone Mountain,Savannah River|Atlanta:499,Augusta:202,Columbus:202,Macon:156,Savannah:148,Athens:128,Roswell:92,Marietta:62,Albany:67,Valdosta:55,Alpharetta:66,Gainesville:45,Rome:38,Warner Robins:83
HI|Hawaii|1.4|0.9|CA|Aloha,Pacific Isles,Diamond Head,Koolau,Kona,Mauna|Honolulu:343,Hilo:44,Kailua:40,Kahului:28,Pearl City:45,Waipahu:43,Lihue:8
ID|Idaho|1.9|0.92|WA,OR,UT,MT,WY|Gem State,Treasure Valley,Snake River,Sawtooth,Magic Valley,Teton View|Boise:236,Meridian:129,Nampa:111,Idaho Falls:67,Caldwell:66,Pocatello:58,Coeur d'Alene:56,Twin Falls:54,Lewiston:34
IL|Illinois|12.6|1.02|WI,IN,IA,MO,KY|Prairie State,Land of Lincoln,Fox Valley,Lakeshore,Windy City,Illinois River,Heartland|Chicago:2665,Aurora:178,Naperville:149,Joliet:150,Rockford:146,Springfield:113,Peoria:111,Elgin:113,Champaign:89,Bloomington:79,Decatur:69,Schaumburg:77,Moline:42,Evanston:76,Belleville:41
IN|Indiana|6.8|0.95|OH,IL,MI,KY|Hoosier,Wabash Valley,Crossroads,White River,Michiana,Limestone|Indianapolis:881,Fort Wayne:267,Evansville:115,South Bend:103,Carmel:101,Fishers:102,Bloomington:79,Lafayette:71,Muncie:65,Terre Haute:58,Columbus:51,Kokomo:59,Valparaiso:34
IA|Iowa|3.2|0.9|IL,NE,MN,MO,WI,SD|Hawkeye,Iowa Heartland,Cedar Valley,River Bend,Loess Hills,Amber Fields|Des Moines:211,Cedar Rapids:136,Davenport:100,Sioux City:85,Iowa City:75,Waterloo:67,Ames:66,West Des Moines:71,Dubuque:59,Council Bluffs:62,Mason City:27
KS|Kansas|2.9|1.12|MO,OK,NE,CO|Sunflower State,Flint Hills,Smoky Hill,Wheat State,Arkansas River,Tallgrass|Wichita:396,Overland Park:197,Kansas City:153,Olathe:145,Topeka:125,Lawrence:95,Manhattan:54,Salina:46,Hutchinson:40,Dodge City:28,Hays:21
KY|Kentucky|4.5|1.0|OH,IN,TN,WV|Bluegrass,Derby,Cumberland,Commonwealth,Kentucky Lake,Pennyrile|Louisville:624,Lexington:320,Bowling Green:75,Owensboro:60,Covington:41,Georgetown:38,Florence:32,Paducah:27,Elizabethtown:32,Frankfort:28,Pikeville:8
LA|Louisiana|4.6|1.55|TX,MS,AR|Pelican State,Bayou,Crescent City,Acadian,Magnolia,Teche,Cane River|New Orleans:370,Baton Rouge:222,Shreveport:180,Lafayette:121,Lake Charles:79,Kenner:65,Bossier City:63,Monroe:47,Alexandria:44,Houma:32,Mandeville:13,Metairie:139
ME|Maine|1.4|0.88|NH,MA|Pine Tree State,Down East,Casco Bay,Acadia,Penobscot,Kennebec|Portland:69,Lewiston:38,Bangor:32,South Portland:27,Auburn:24,Biddeford:22,Augusta:19,Rockland:7,Ellsworth:8
MD|Maryland|6.2|1.08|VA,PA,DE,DC|Chesapeake,Old Line,Patapsco,Free State,Eastern Shore,Catoctin|Baltimore:570,Columbia:105,Frederick:83,Rockville:67,Gaithersburg:69,Bethesda:68,Annapolis:41,Salisbury:33,Hagerstown:44,Towson:59,Easton:17
MA|Massachusetts|7.0|1.06|NH,RI,CT,NY|Bay State,Pioneer Valley,Minuteman,Plymouth,Cape Ann,Berkshire,North Shore,Commonwealth|Boston:651,Worcester:206,Springfield:155,Cambridge:118,Lowell:114,Quincy:101,New Bedford:101,Newton:88,Framingham:72,Plymouth:62,Hyannis:15,Pittsfield:44,Salem:45
MI|Michigan|10.0|1.2|OH,IN,WI|Great Lakes,Wolverine,Grand Traverse,Motor City,Saginaw Bay,Huron Valley,Mackinac|Detroit:620,Grand Rapids:197,Warren:137,Sterling Heights:133,Ann Arbor:119,Lansing:113,Flint:79,Kalamazoo:73,Troy:87,Saginaw:44,Traverse City:15,Midland:42,Holland:34,Marquette:21
MN|Minnesota|5.7|1.06|WI,IA,ND,SD|North Star,Twin Cities,Lakes Country,Iron Range,Minnehaha,Boundary Waters,Gopher|Minneapolis:425,St. Paul:303,Rochester:122,Bloomington:88,Duluth:87,St. Cloud:69,Plymouth:79,Mankato:45,Woodbury:77,Moorhead:45,Alexandria:15,Bemidji:15
MS|Mississippi|2.9|1.15|LA,AL,TN,AR|Magnolia State,Delta,Natchez Trace,Gulf Breeze,Pine Belt,Singing River|Jackson:146,Gulfport:73,Southaven:56,Hattiesburg:48,Biloxi:49,Meridian:34,Tupelo:38,Olive Branch:46,Oxford:26,Madison:28
MO|Missouri|6.2|1.06|KS,IL,AR,OK,IA|Show-Me,Gateway,Ozark Mountain,Missouri River,Lake of the Ozarks,Bootheel,Katy Trail|Kansas City:510,St. Louis:287,Springfield:170,Columbia:129,Independence:121,Lee's Summit:104,Joplin:53,St. Joseph:71,Jefferson City:43,Cape Girardeau:40,Chesterfield:50,St. Charles:71
MT|Montana|1.1|1.0|WY,ID,ND|Big Sky,Treasure State,Bitterroot,Yellowstone,Glacier,Gallatin|Billings:120,Missoula:77,Great Falls:60,Bozeman:57,Helena:34,Butte:35,Kalispell:28,Havre:9
NE|Nebraska|2.0|1.14|IA,KS,SD,CO|Cornhusker,Platte Valley,Sandhills,Good Life,Chimney Rock,Homestead|Omaha:486,Lincoln:293,Bellevue:64,Grand Island:52,Kearney:34,Fremont:27,Norfolk:25,North Platte:23,Scottsbluff:14
NV|Nevada|3.2|1.05|CA,AZ,UT|Silver State,Great Basin,Truckee,Red Rock,Comstock,Battle Born|Las Vegas:656,Henderson:331,Reno:274,North Las Vegas:280,Sparks:109,Carson City:58,Elko:21,Mesquite:22
NH|New Hampshire|1.4|0.9|MA,ME,VT|Granite State,White Mountain,Monadnock,Merrimack,Lakes Region,Old Man|Manchester:115,Nashua:91,Concord:44,Dover:33,Portsmouth:22,Keene:23,Laconia:17,Salem:31
NJ|New Jersey|9.3|1.15|NY,PA,DE|Garden State,Jersey Shore,Raritan,Meadowlands,Pinelands,Palisades,Delaware Bay|Newark:305,Jersey City:287,Paterson:156,Edison:107,Trenton:90,Cherry Hill:77,Toms River:96,Princeton:31,Morristown:20,Parsippany:56,Freehold:13,Red Bank:13,Vineland:61,Hackensack:46
NM|New Mexico|2.1|1.0|TX,AZ,CO|Land of Enchantment,Sandia,Rio Grande,High Desert,Zia,Mesilla Valley|Albuquerque:561,Las Cruces:114,Rio Rancho:110,Santa Fe:89,Roswell:48,Farmington:46,Hobbs:40,Clovis:38,Carlsbad:32
NY|New York|19.7|1.1|NJ,CT,PA,MA|Empire State,Hudson Valley,Adirondack,Finger Lakes,Mohawk Valley,Catskill,Knickerbocker,Long Island,Niagara|New York:8336,Buffalo:276,Rochester:209,Yonkers:208,Syracuse:144,Albany:101,White Plains:59,Schenectady:68,Utica:64,Ithaca:32,Poughkeepsie:31,Saratoga Springs:28,Binghamton:47,Hauppauge:20,Melville:19,Garden City:23
NC|North Carolina|10.7|0.96|SC,VA,TN,GA|Tar Heel,Blue Ridge,Piedmont,Cape Fear,Outer Banks,Research Triangle,Yadkin Valley,Catawba|Charlotte:898,Raleigh:477,Greensboro:302,Durham:292,Winston-Salem:251,Fayetteville:208,Cary:180,Wilmington:120,High Point:116,Asheville:94,Concord:109,Hickory:44,New Bern:32,Gastonia:82
ND|North Dakota|0.8|1.0|MN,SD,MT|Peace Garden,Red River Valley,Badlands,Roughrider,Missouri Slope|Fargo:132,Bismarck:75,Grand Forks:59,Minot:48,West Fargo:40,Williston:28,Dickinson:25,Jamestown:16
OH|Ohio|11.8|0.92|IN,MI,PA,KY,WV|Buckeye,Western Reserve,Miami Valley,Lake Erie,Scioto,Hocking Hills,Cuyahoga,Great Miami|Columbus:908,Cleveland:361,Cincinnati:309,Toledo:266,Akron:188,Dayton:136,Canton:69,Youngstown:59,Mansfield:47,Springfield:58,Lima:35,Findlay:40,Dublin:49,Mentor:47,Zanesville:25
OK|Oklahoma|4.0|1.3|TX,KS,AR,MO|Sooner State,Green Country,Cimarron,Red Dirt,Cherokee Strip,Wichita Mountains,Arbuckle|Oklahoma City:695,Tulsa:411,Norman:129,Broken Arrow:117,Edmond:97,Lawton:90,Stillwater:49,Enid:50,Muskogee:37,Bartlesville:38,Ardmore:25
OR|Oregon|4.2|0.94|WA,CA,ID|Beaver State,Cascade,Willamette Valley,Columbia Gorge,Rogue Valley,Umpqua,Timberline|Portland:635,Eugene:178,Salem:178,Gresham:111,Hillsboro:107,Bend:104,Beaverton:97,Medford:85,Corvallis:60,Roseburg:24,Astoria:10
PA|Pennsylvania|13.0|0.98|NJ,NY,OH,MD,DE|Keystone,Lehigh Valley,Susquehanna,Three Rivers,Allegheny,Brandywine,Laurel Highlands,Liberty Bell,Pocono|Philadelphia:1567,Pittsburgh:303,Allentown:125,Reading:95,Scranton:76,Lancaster:58,Harrisburg:50,York:45,Bethlehem:76,Erie:94,State College:40,West Chester:18,King of Prussia:22,Wilkes-Barre:44,Altoona:43,Johnstown:18
RI|Rhode Island|1.1|1.12|MA,CT|Ocean State,Narragansett,Blackstone,Newport Harbor,Block Island|Providence:190,Warwick:83,Cranston:83,Pawtucket:75,East Providence:47,Woonsocket:43,Newport:25,Westerly:23
SC|South Carolina|5.3|1.1|NC,GA|Palmetto,Lowcountry,Grand Strand,Upstate,Pee Dee,Santee,Carolina Coast|Charleston:153,Columbia:139,North Charleston:118,Greenville:72,Rock Hill:75,Spartanburg:38,Myrtle Beach:38,Florence:40,Hilton Head Island:38,Summerville:51,Sumter:43,Anderson:29
SD|South Dakota|0.9|1.05|ND,NE,MN,IA|Black Hills,Mount Rushmore,Prairie Wind,James River,Dakota Plains|Sioux Falls:202,Rapid City:78,Aberdeen:28,Brookings:24,Watertown:23,Mitchell:16,Yankton:16,Pierre:14
TN|Tennessee|7.1|1.0|GA,KY,NC,AL,MS|Volunteer,Smoky Mountain,Music City,Cumberland Plateau,Lookout Mountain,River City,Tennessee River|Nashville:683,Memphis:621,Knoxville:195,Chattanooga:184,Clarksville:176,Murfreesboro:162,Franklin:87,Jackson:68,Johnson City:72,Kingsport:56,Cookeville:36,Brentwood:45
TX|Texas|30.0|1.28|OK,LA,NM,AR|Lone Star,Brazos Valley,Hill Country,Gulf Coast,Panhandle,Trinity River,Permian Basin,Red River,Bluebonnet,Big Bend,Caprock,Pecan Valley,Piney Woods,Llano|Houston:2303,San Antonio:1473,Dallas:1300,Austin:975,Fort Worth:957,El Paso:678,Arlington:394,Corpus Christi:317,Plano:289,Lubbock:264,Irving:255,Frisco:219,McKinney:208,Amarillo:201,Waco:143,Midland:131,Tyler:109,College Station:122,Abilene:128,Beaumont:112,Round Rock:127,Wichita Falls:103,Fredericksburg:12,Longview:83,San Angelo:99,Sugar Land:109,Victoria:65,The Woodlands:115,New Braunfels:105
UT|Utah|3.4|0.94|ID,NV,CO,AZ,WY|Beehive,Wasatch,Great Salt Lake,Canyonlands,Deseret,Zion,Timpanogos|Salt Lake City:204,West Valley City:137,Provo:113,Orem:96,Sandy:93,Ogden:86,St. George:102,Layton:83,Lehi:85,Logan:54,Park City:8,Draper:50
VT|Vermont|0.6|0.86|NH,NY,MA|Green Mountain,Champlain Valley,Maple,Mad River,Otter Creek|Burlington:44,South Burlington:21,Rutland:16,Essex Junction:10,Barre:8,Montpelier:8,Brattleboro:12,St. Albans:7
VA|Virginia|8.7|0.98|MD,NC,WV,DC,TN|Old Dominion,Shenandoah,Tidewater,Blue Ridge,Piedmont,James River,Rappahannock,Hampton Roads|Virginia Beach:456,Chesapeake:252,Norfolk:233,Richmond:229,Arlington:234,Newport News:184,Alexandria:156,Roanoke:98,Lynchburg:79,Charlottesville:46,Harrisonburg:52,Fairfax:24,Winchester:28,Williamsburg:16,Leesburg:49
WA|Washington|7.8|0.98|OR,ID|Evergreen,Puget Sound,Mount Rainier,Columbia Basin,Olympic,Inland Northwest,Skagit,Palouse|Seattle:749,Spokane:230,Tacoma:222,Vancouver:194,Bellevue:150,Kent:134,Everett:111,Yakima:97,Kennewick:85,Olympia:56,Bellingham:93,Wenatchee:35,Walla Walla:34,Redmond:76
WV|West Virginia|1.8|0.92|OH,PA,VA,KY|Mountain State,Kanawha Valley,New River,Appalachian,Ohio River,Potomac Highlands|Charleston:47,Huntington:46,Morgantown:30,Parkersburg:29,Wheeling:26,Martinsburg:19,Beckley:17,Clarksburg:16,Bridgeport:9
WI|Wisconsin|5.9|0.9|IL,MN,MI,IA|Badger,Fox Cities,Lake Country,Kettle Moraine,Driftless,Door County,Northwoods|Milwaukee:563,Madison:272,Green Bay:106,Kenosha:98,Racine:77,Appleton:74,Waukesha:71,Eau Claire:70,Oshkosh:66,La Crosse:52,Wausau:40,Sheboygan:50,Brookfield:41
WY|Wyoming|0.6|1.0|CO,MT,UT,NE|Cowboy State,Teton,Wind River,Bighorn,Cheyenne Frontier,Laramie|Cheyenne:65,Casper:59,Gillette:33,Laramie:32,Rock Springs:23,Sheridan:19,Jackson:11,Cody:10
`;

/** Every state, by name; ids are positions. */
export const states: readonly State[] = table.trim().split('\n').map(parseState);

function parseState(row: string, index: number): State {
  const [code = '', name = '', people = '', costIndex = '', neighbours = '', regions = '', cities = ''] =
    row.split('|');
  return {
    id: index + 1,
    code,
    name,
    people: Number(people),
    costIndex: Number(costIndex),
    neighbours: neighbours.split(','),
    regions: regions.split(','),
    cities: cities.split(',').map(parseCity),
  };
}

function parseCity(text: string): City {
  const [name = '', people = '1'] = text.split(':');
  return { name, people: Number(people) };
}

/** A jurisdiction, as in the `state` table of a set. */
export interface Jurisdiction {
  /** Dense, from 1. */
  id: number;
  /** Postal abbreviation. */
  code: string;
  name: string;
}

const territories = [
  ['AS', 'American Samoa'],
  ['GU', 'Guam'],
  ['MP', 'Northern Mariana Islands'],
  ['PR', 'Puerto Rico'],
  ['VI', 'U.S. Virgin Islands'],
] as const;

/** Every state and territory of policies; the generator only uses states. */
export const jurisdictions: readonly Jurisdiction[] = [
  ...states.map(({ id, code, name }) => ({ id, code, name })),
  ...territories.map(([code, name], index) => ({ id: states.length + index + 1, code, name })),
];
