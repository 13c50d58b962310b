/** Family names for agencies, of various origins. */
export const surnames: readonly string[] = (
  'Abbott Acosta Adair Aguilar Albright Allison Alvarado Amundson Anders Archer Armstrong Ashworth Atwood Avery Bachman Bailey Ballard Barlow Barnett Barrera ' +
  'Bauer Beckett Bellamy Benavides Bennett Bergstrom Bixby Blackburn Blanchard Boudreaux Bowman Boyle Bradford Brennan Briggs Brockway Brooks Buchanan Burke Butler ' +
  'Caldwell Calloway Camarillo Campbell Cantrell Carlisle Carmichael Carver Castaneda Chambers Chandler Chavez Chen Christensen Clayton Coleman Collier Conrad Cordova Coughlin ' +
  'Crawford Crenshaw Cruz Culver Dalton Davenport Dawson Delacroix Delgado Dempsey Devlin Dickerson Dixon Dominguez Donahue Douglas Drummond Dunlap Dupree Duvall ' +
  'Eastman Eckert Ellison Emerson Engel Erickson Espinoza Everett Fairchild Farrell Faulkner Ferraro Finch Fitzgerald Fleming Fontaine Forsythe Foster Fowler Freeman ' +
  'Gallagher Gannon Garrett Garza Gentry Gibbs Gilmore Goodwin Gorman Grady Granger Greer Griffith Guerrero Gustafson Hadley Haines Halstead Hammond Hanley ' +
  'Hanson Hargrove Harmon Harrington Hatfield Hayden Healy Hendricks Hensley Herrera Hidalgo Higgins Hoffman Holcomb Hollis Horton Howell Hubbard Huffman Hutchins ' +
  'Ingram Iverson Jablonski Jarvis Jennings Johansen Joyner Kaplan Kearney Keller Kendrick Kilgore Kim Kincaid Kirkland Klein Knudsen Kowalski Kramer Krause ' +
  'Lambert Landry Langford Larkin Lawson LeBlanc Ledbetter Lindgren Lockhart Lombardi Lowery Lund Lyons Macias Maddox Maldonado Mancini Marsh Mathis Maxwell ' +
  'McAllister McBride McCabe McCoy McDaniel McGrath McIntyre McKee McNamara Mercer Merritt Meyer Middleton Molina Monroe Montoya Moody Morales Moreland Morrow ' +
  'Mueller Munoz Murdock Nakamura Navarro Nguyen Nichols Nolan Norwood Novak OConnell Odom Okafor Olsen Orozco Osborne Overton Owens Pacheco Paige ' +
  'Palmer Park Parrish Patel Patterson Paxton Pearce Pendleton Pennington Peralta Pfeiffer Phelps Pittman Pollard Prescott Preston Pruitt Quigley Quintana Rafferty ' +
  'Ramsey Rasmussen Redmond Reeves Renner Reyes Rhodes Richter Riggs Rinehart Rivera Robbins Roche Rosales Rossi Rowland Russo Rutledge Saldana Salinas ' +
  'Sanderson Santiago Sawyer Schaefer Schmidt Schroeder Schultz Sellers Sessions Shah Sharpe Sheridan Sherwood Shields Simmons Sinclair Singh Slater Snyder Solis ' +
  'Sorensen Spalding Spencer Stafford Stanton Steele Sterling Stokes Strickland Sullivan Sutton Swanson Sweeney Talbot Tanaka Tatum Thatcher Thibodeaux Thornton Tillman ' +
  'Torres Townsend Trujillo Tucker Underwood Urban Valdez Vance VanHouten Vaughn Vega Velasquez Vickers Vincent Wagner Walden Wallace Walsh Walton Warner ' +
  'Watkins Weaver Webber Weiss Wendell Westbrook Whitaker Whitfield Wilcox Wilder Wilkerson Winslow Winters Wolfe Woodard Wyatt Yamamoto Yates Yoder Zamora'
)
  .split(' ')
  .map((name) => (name === 'OConnell' ? "O'Connell" : name === 'VanHouten' ? 'Van Houten' : name));

/** First halves of landscape names. */
export const landscapes: readonly string[] = (
  'Cedar Oak Maple Willow Stone Silver Clear Eagle Hawk Fox Bear Elk Falcon River Lake Forest Meadow Spring Summit Harbor ' +
  'Bridge Mill Granite Copper Iron Amber Autumn North South West East High Cross Twin Cypress Birch Aspen Juniper Laurel Magnolia ' +
  'Pine Sycamore Walnut Hickory Heron Osprey Quail Wren Canyon Prairie'
).split(' ');

/** Second halves of landscape names. */
export const landforms: readonly string[] = (
  'Creek Ridge Point Grove Hollow Park Landing Crossing Gate Hill Field Run Bluff Bend Glen Valley Brook Springs Shore Trail ' +
  'Heights Rock View Pass'
).split(' ');

/** Words after a place or a landscape; repeated ones are more frequent. */
export const placeEndings: readonly string[] = [
  'Insurance',
  'Insurance',
  'Insurance',
  'Insurance Agency',
  'Insurance Agency',
  'Insurance Agency',
  'Insurance Group',
  'Insurance Group',
  'Insurance Services',
  'Insurance Services',
  'Insurance Associates',
  'Insurance Partners',
  'Insurance Brokers',
  'Insurance Center',
  'Insurance Solutions',
  'Risk Advisors',
  'Risk Partners',
  'Risk Management',
  'Risk Solutions',
  'Underwriters',
  'Insurors',
  'Assurance',
  'Coverage',
  'Coverage Group',
  'Family Insurance',
  'Commercial Brokers',
  'Agency Alliance',
  'Partners',
  'Brokerage',
  'General Agency',
  'Insurance Advisors',
  'Protection Group',
  'Agency',
  'Business Insurance',
  'Independent Insurance',
];

/** Words after one or two family names. */
export const familyEndings: readonly string[] = [
  'Insurance',
  'Insurance',
  'Insurance',
  'Insurance Agency',
  'Insurance Agency',
  'Insurance Agency',
  'Agency',
  'Agency',
  'Insurance Group',
  'Insurance Services',
  'Insurance Associates',
  'Insurance Brokers',
  'Risk Advisors',
  'Risk Management',
  'Insurance Partners',
  '& Associates',
  '& Sons Insurance',
  '& Daughters Insurance',
  'Family Insurance',
  'Brothers Insurance',
  '& Company',
  'Insurance Advisors',
  'Underwriters',
];
