/** Personal or commercial, as the `line` column of every table has it. */
export type LineId = 0 | 1;

/** An insurance product as the generator sells it. */
export interface Product {
  /** Dense, from 1, in the order of this list. */
  id: number;
  /** Stable code for files, upper case. */
  code: string;
  name: string;
  line: LineId;
  /** First two letters of its policy numbers. */
  prefix: string;
  /** Share of all policies, percent. */
  share: number;
  /** Median yearly premium, dollars. */
  medianPremium: number;
  /** Renewal rate in an agency with the mean retention. */
  retention: number;
  /** Mean change of the premium at renewal, as a fraction: 0.08 for 8 %. */
  rateChange: number;
  /** Mean losses over premium. */
  lossRatio: number;
}

type Row = readonly [
  code: string,
  name: string,
  line: LineId,
  prefix: string,
  share: number,
  medianPremium: number,
  retention: number,
  rateChange: number,
  lossRatio: number,
];

const rows: readonly Row[] = [
  ['AUTO', 'Personal auto', 0, 'PA', 31, 1450, 0.83, 0.06, 0.68],
  ['HOME', 'Homeowners', 0, 'HO', 21, 1650, 0.88, 0.09, 0.64],
  ['DWELLING', 'Dwelling fire', 0, 'DF', 4, 1150, 0.85, 0.08, 0.6],
  ['UMBRELLA', 'Personal umbrella', 0, 'PU', 3, 420, 0.9, 0.07, 0.5],
  ['RENTERS', 'Renters', 0, 'RN', 2.5, 260, 0.78, 0.03, 0.45],
  ['MOTORCYCLE', 'Motorcycle', 0, 'MC', 1.5, 480, 0.81, 0.03, 0.55],
  ['FLOOD', 'Flood', 0, 'FL', 1.2, 950, 0.86, 0.06, 0.5],
  ['WATERCRAFT', 'Boat and watercraft', 0, 'BT', 0.9, 520, 0.83, 0.03, 0.5],
  ['RV', 'Recreational vehicle', 0, 'RV', 0.9, 720, 0.83, 0.03, 0.52],
  ['COMM_AUTO', 'Commercial auto', 1, 'CA', 11, 3200, 0.84, 0.09, 0.7],
  ['LIABILITY', 'General liability', 1, 'GL', 8, 2100, 0.85, 0.05, 0.6],
  ['WORK_COMP', 'Workers compensation', 1, 'WC', 4.5, 3100, 0.86, -0.015, 0.55],
  ['COMM_PROPERTY', 'Commercial property', 1, 'CP', 4, 3400, 0.87, 0.1, 0.58],
  ['BOP', 'Business owners policy', 1, 'BP', 3.5, 1900, 0.88, 0.08, 0.57],
  ['COMM_UMBRELLA', 'Commercial umbrella', 1, 'CU', 1.2, 2300, 0.89, 0.08, 0.6],
  ['PROFESSIONAL', 'Professional liability', 1, 'PL', 0.7, 2600, 0.87, 0.02, 0.55],
  ['INLAND_MARINE', 'Inland marine', 1, 'IM', 0.6, 1500, 0.86, 0.04, 0.48],
  ['CYBER', 'Cyber', 1, 'CY', 0.3, 1800, 0.86, 0.01, 0.45],
  ['SURETY', 'Surety', 1, 'SU', 0.2, 700, 0.84, 0.02, 0.3],
];

/** Every product, personal lines first; ids are positions. */
export const products: readonly Product[] = rows.map((row, index) => {
  const [code, name, line, prefix, share, medianPremium, retention, rateChange, lossRatio] = row;
  return {
    id: index + 1,
    code,
    name,
    line,
    prefix,
    share,
    medianPremium,
    retention,
    rateChange,
    lossRatio,
  };
});
