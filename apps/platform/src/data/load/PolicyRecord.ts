import type { RecordFieldName } from '../recordFields.ts';
import type { TransactionId } from '../set/transactions.ts';

/** A valid row, as numbers and ids. */
export interface PolicyRecord {
  policyCode: string;
  /** Shared by the terms of one policy; null for none. */
  policyNumber: string | null;
  transaction: TransactionId;
  agencyId: number;
  accountId: number;
  carrierId: number;
  productId: number;
  /** 0 personal, 1 commercial. */
  line: 0 | 1;
  stateId: number;
  /** Six digits; null for none. */
  naics: number | null;
  insuredId: string | null;
  /** Days since 1970-01-01. */
  effective: number;
  /** Days since 1970-01-01, up to 9999-12-31. */
  expiration: number;
  premiumCents: number;
  /** Null if the file has none. */
  incurredCents: number | null;
}

/** A fault of a row. */
export interface RowFault {
  /** The invalid field; null for the row as a whole. */
  field: RecordFieldName | null;
  /** The text as the file has it. */
  value: string;
  /** Continues the name of the column: `is not a day of the calendar`. */
  reason: string;
}
