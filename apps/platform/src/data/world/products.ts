/** Personal or commercial, as the `line` column of every table has it. */
export type LineId = 0 | 1;

/** An insurance product as the generator sells it. */
export interface Product {
  /** Dense, from 1, in the order of this list. */
  id: number;
  /** Stable, upper case; what files carry. */
  code: string;
  name: string;
  line: LineId;
  /** First two letters of its policy numbers. */
  prefix: string;
  /** Share of all policies, percent. */
  share: number;
  /** Median yearly premium, dollars. */
  medianPremium: number;
}

type Row = readonly [code: string, name: string, line: LineId, prefix: string, share: number, medianPremium: number];

const rows: readonly Row[] = [
  ['AUTO', 'Personal auto', 0, 'PA', 31, 1450],
  ['HOME', 'Homeowners', 0, 'HO', 21, 1650],
  ['DWELLING', 'Dwelling fire', 0, 'DF', 4, 1150],
  ['UMBRELLA', 'Personal umbrella', 0, 'PU', 3, 420],
  ['RENTERS', 'Renters', 0, 'RN', 2.5, 260],
  ['MOTORCYCLE', 'Motorcycle', 0, 'MC', 1.5, 480],
  ['FLOOD', 'Flood', 0, 'FL', 1.2, 950],
  ['WATERCRAFT', 'Boat and watercraft', 0, 'BT', 0.9, 520],
  ['RV', 'Recreational vehicle', 0, 'RV', 0.9, 720],
  ['COMM_AUTO', 'Commercial auto', 1, 'CA', 11, 3200],
  ['LIABILITY', 'General liability', 1, 'GL', 8, 2100],
  ['WORK_COMP', 'Workers compensation', 1, 'WC', 4.5, 3100],
  ['COMM_PROPERTY', 'Commercial property', 1, 'CP', 4, 3400],
  ['BOP', 'Business owners policy', 1, 'BP', 3.5, 1900],
  ['COMM_UMBRELLA', 'Commercial umbrella', 1, 'CU', 1.2, 2300],
  ['PROFESSIONAL', 'Professional liability', 1, 'PL', 0.7, 2600],
  ['INLAND_MARINE', 'Inland marine', 1, 'IM', 0.6, 1500],
  ['CYBER', 'Cyber', 1, 'CY', 0.3, 1800],
  ['SURETY', 'Surety', 1, 'SU', 0.2, 700],
];

/** Every product, personal lines first; ids are positions. */
export const products: readonly Product[] = rows.map(([code, name, line, prefix, share, medianPremium], index) => ({
  id: index + 1,
  code,
  name,
  line,
  prefix,
  share,
  medianPremium,
}));
