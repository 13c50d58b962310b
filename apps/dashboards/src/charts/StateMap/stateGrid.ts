/** A state or territory with its place in the tile grid. */
export interface StatePlace {
  /** Its two letters: `PA`. */
  code: string;
  /** Its name: `Pennsylvania`. */
  name: string;
  /** Column of its tile, from the west, counted from 0. */
  column: number;
  /** Row of its tile, from the north, counted from 0. */
  row: number;
}

/** The 50 states, DC and five territories, each as a tile of the same size near its place on the map. */
export const stateGrid: readonly StatePlace[] = [
  { code: 'AK', name: 'Alaska', column: 0, row: 0 },
  { code: 'ME', name: 'Maine', column: 11, row: 0 },
  { code: 'WI', name: 'Wisconsin', column: 6, row: 1 },
  { code: 'VT', name: 'Vermont', column: 10, row: 1 },
  { code: 'NH', name: 'New Hampshire', column: 11, row: 1 },
  { code: 'WA', name: 'Washington', column: 1, row: 2 },
  { code: 'ID', name: 'Idaho', column: 2, row: 2 },
  { code: 'MT', name: 'Montana', column: 3, row: 2 },
  { code: 'ND', name: 'North Dakota', column: 4, row: 2 },
  { code: 'MN', name: 'Minnesota', column: 5, row: 2 },
  { code: 'IL', name: 'Illinois', column: 6, row: 2 },
  { code: 'MI', name: 'Michigan', column: 7, row: 2 },
  { code: 'NY', name: 'New York', column: 9, row: 2 },
  { code: 'RI', name: 'Rhode Island', column: 10, row: 2 },
  { code: 'MA', name: 'Massachusetts', column: 11, row: 2 },
  { code: 'OR', name: 'Oregon', column: 1, row: 3 },
  { code: 'NV', name: 'Nevada', column: 2, row: 3 },
  { code: 'WY', name: 'Wyoming', column: 3, row: 3 },
  { code: 'SD', name: 'South Dakota', column: 4, row: 3 },
  { code: 'IA', name: 'Iowa', column: 5, row: 3 },
  { code: 'IN', name: 'Indiana', column: 6, row: 3 },
  { code: 'OH', name: 'Ohio', column: 7, row: 3 },
  { code: 'PA', name: 'Pennsylvania', column: 8, row: 3 },
  { code: 'NJ', name: 'New Jersey', column: 9, row: 3 },
  { code: 'CT', name: 'Connecticut', column: 10, row: 3 },
  { code: 'CA', name: 'California', column: 1, row: 4 },
  { code: 'UT', name: 'Utah', column: 2, row: 4 },
  { code: 'CO', name: 'Colorado', column: 3, row: 4 },
  { code: 'NE', name: 'Nebraska', column: 4, row: 4 },
  { code: 'MO', name: 'Missouri', column: 5, row: 4 },
  { code: 'KY', name: 'Kentucky', column: 6, row: 4 },
  { code: 'WV', name: 'West Virginia', column: 7, row: 4 },
  { code: 'VA', name: 'Virginia', column: 8, row: 4 },
  { code: 'MD', name: 'Maryland', column: 9, row: 4 },
  { code: 'DE', name: 'Delaware', column: 10, row: 4 },
  { code: 'AZ', name: 'Arizona', column: 2, row: 5 },
  { code: 'NM', name: 'New Mexico', column: 3, row: 5 },
  { code: 'KS', name: 'Kansas', column: 4, row: 5 },
  { code: 'AR', name: 'Arkansas', column: 5, row: 5 },
  { code: 'TN', name: 'Tennessee', column: 6, row: 5 },
  { code: 'NC', name: 'North Carolina', column: 7, row: 5 },
  { code: 'SC', name: 'South Carolina', column: 8, row: 5 },
  { code: 'DC', name: 'District of Columbia', column: 9, row: 5 },
  { code: 'OK', name: 'Oklahoma', column: 4, row: 6 },
  { code: 'LA', name: 'Louisiana', column: 5, row: 6 },
  { code: 'MS', name: 'Mississippi', column: 6, row: 6 },
  { code: 'AL', name: 'Alabama', column: 7, row: 6 },
  { code: 'GA', name: 'Georgia', column: 8, row: 6 },
  { code: 'HI', name: 'Hawaii', column: 0, row: 7 },
  { code: 'TX', name: 'Texas', column: 4, row: 7 },
  { code: 'FL', name: 'Florida', column: 9, row: 7 },
  { code: 'AS', name: 'American Samoa', column: 0, row: 8 },
  { code: 'GU', name: 'Guam', column: 1, row: 8 },
  { code: 'MP', name: 'Northern Mariana Islands', column: 2, row: 8 },
  { code: 'PR', name: 'Puerto Rico', column: 10, row: 8 },
  { code: 'VI', name: 'U.S. Virgin Islands', column: 11, row: 8 },
];

/** Width and height of the tile grid, in tiles. */
export const stateGridSize = { columns: 12, rows: 9 } as const;
