import type { LineAccess } from '../http/Person.ts';
import type { TextPool } from '../warehouse/TextPool.ts';

/** `scope` of the agency totals: the lines that they include. */
export const scopeOf: Readonly<Record<LineAccess, 0 | 1 | 2>> = { personal: 0, commercial: 1, all: 2 };

/** The agencies of a set, by `agency_id`; position 0 is unused. */
export interface AgencyDimension {
  /** One more than the largest id. */
  length: number;
  /** 1 if an agency with that id exists. */
  exists: Uint8Array;
  name: TextPool;
  city: TextPool;
  state: TextPool;
  primaryAccount: TextPool;
  accounts: Int32Array;
  /** Cities in the form of filters: `Austin, TX`. */
  cityLabel: TextPool;
  /** Positions in the pools of cities, labelled cities and states, by agency. */
  cityCode: Int32Array;
  cityLabelCode: Int32Array;
  stateCode: Int32Array;
  /** Totals by scope. */
  totals: readonly [AgencyTotals, AgencyTotals, AgencyTotals];
}

/** Totals of the agencies within one scope, by `agency_id`. */
export interface AgencyTotals {
  policies: Int32Array;
  /** Cents. */
  writtenPremium: Float64Array;
  /** Agencies that write policies in the scope, highest written premium first, then by id. */
  byPremium: Int32Array;
  /** The lines that the agency writes: 1 personal, 2 commercial, 3 both. */
  lines: Int32Array;
  /** Position in the carriers' names; -1: no policy. */
  largestCarrier: Int32Array;
  yearOnYear: Float64Array;
  /** 1 if there is a year for comparison. */
  yearOnYearValid: Uint8Array;
}

/** A value that policies reference by id. */
export interface Coded {
  id: number;
  /** Its value in filters. */
  code: string;
  /** Its label. */
  name: string;
}

/** A product belongs to one line: 0 personal, 1 commercial. */
export interface CodedProduct extends Coded {
  line: number;
}

/** All small tables of a set, in memory, so that the engine only handles integers. */
export interface SetDimensions {
  agencies: AgencyDimension;
  states: readonly Coded[];
  carriers: readonly Coded[];
  /** The carriers' names, in the order of `carriers`. */
  carrierNames: TextPool;
  products: readonly CodedProduct[];
  /** Occurring NAICS codes, six digits, ascending. */
  naics: readonly string[];
  /** Last day of the data, `yyyy-mm-dd`. */
  asOf: string;
  /** ISO 8601, UTC. */
  loadedAt: string;
}
