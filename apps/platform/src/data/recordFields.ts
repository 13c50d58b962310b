/** One column of a policy file. */
export interface RecordField {
  name: RecordFieldName;
  /** Whether every row must have a value. */
  required: boolean;
  /** Content, and default if missing. */
  description: string;
  example: string;
}

/** The columns of a policy file, in the order in which the generator writes them. */
export const recordFieldNames = [
  'policy_id',
  'policy_number',
  'transaction',
  'agency_code',
  'agency_name',
  'agency_city',
  'agency_state',
  'account_code',
  'account_name',
  'account_city',
  'account_state',
  'primary_account',
  'carrier',
  'line',
  'product_code',
  'product_name',
  'policy_state',
  'naics',
  'insured_id',
  'effective_date',
  'expiration_date',
  'premium',
  'incurred',
] as const;

/** Name of a column of a policy file. */
export type RecordFieldName = (typeof recordFieldNames)[number];

/** Columns that hold amounts of money. */
export const moneyFields = ['premium', 'incurred'] as const satisfies readonly RecordFieldName[];

/** Meaning of every column; `docs/loading-data.md` has the same texts. */
export const recordFields: readonly RecordField[] = [
  {
    name: 'policy_id',
    required: true,
    description: 'Text, at most 64 characters, once in the whole file.',
    example: 'HO9689456722',
  },
  {
    name: 'policy_number',
    required: false,
    description:
      'Text, at most 64 characters: the number that the terms of one policy with one carrier share. Needed for retention, rate change and new against renewal.',
    example: 'HO96894567',
  },
  {
    name: 'transaction',
    required: false,
    description:
      '"new", "renewal", "endorsement", "cancellation" or "audit". Default: a cancellation where the premium is negative, else a term.',
    example: 'renewal',
  },
  { name: 'agency_code', required: true, description: 'Code of the primary agency.', example: 'A-204213' },
  {
    name: 'agency_name',
    required: false,
    description: 'Default: "Agency" and its code.',
    example: 'Lone Star Risk Advisors',
  },
  { name: 'agency_city', required: false, description: 'Default: "Unknown".', example: 'Austin' },
  {
    name: 'agency_state',
    required: false,
    description: 'Abbreviation or name. Default: the state of most of its policies.',
    example: 'TX',
  },
  {
    name: 'account_code',
    required: false,
    description: "Code of the office that wrote the policy. Default: the agency's code.",
    example: '204213-01',
  },
  {
    name: 'account_name',
    required: false,
    description: "Default: the agency's name.",
    example: 'Lone Star Risk Advisors, Round Rock',
  },
  { name: 'account_city', required: false, description: "Default: the agency's city.", example: 'Round Rock' },
  { name: 'account_state', required: false, description: "Default: the agency's state.", example: 'TX' },
  {
    name: 'primary_account',
    required: false,
    description: "Code of the agency's main account. Default: the account with the agency's own code, else its first.",
    example: '204213-01',
  },
  {
    name: 'carrier',
    required: false,
    description: 'Name of the insurer. Default: "Unknown carrier".',
    example: 'Granite Pass Assurance',
  },
  { name: 'line', required: true, description: '"personal" or "commercial" (also PL, CL, P, C).', example: 'personal' },
  { name: 'product_code', required: true, description: 'Short code of the product.', example: 'HOME' },
  { name: 'product_name', required: false, description: "Default: the product's code.", example: 'Homeowners' },
  { name: 'policy_state', required: true, description: 'State of the risk: abbreviation or name.', example: 'TX' },
  {
    name: 'naics',
    required: false,
    description: 'Six-digit NAICS 2022 code; commercial policies only.',
    example: '722511',
  },
  {
    name: 'insured_id',
    required: false,
    description: 'Text, at most 64 characters: the same for all policies of one insured person or business.',
    example: 'I-5520917',
  },
  {
    name: 'effective_date',
    required: true,
    description: 'First day: 2025-03-01, 20250301 or 3/1/2025; up to 2199-12-31.',
    example: '2025-03-01',
  },
  {
    name: 'expiration_date',
    required: false,
    description: 'Not before the first day, up to 9999-12-31. Default: a year after it.',
    example: '2026-03-01',
  },
  {
    name: 'premium',
    required: true,
    description: 'Dollars and cents: 1234.50, "1,234.50", $1,234.50, -12.00, (12.00).',
    example: '1234.50',
  },
  {
    name: 'incurred',
    required: false,
    description: 'Losses of the term so far, paid and reserved, in dollars and cents. Recoveries can make it negative.',
    example: '845.00',
  },
];
