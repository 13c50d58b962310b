/** Texts of the tooltips of columns; the catalogue requires some of them (APP-FIND-8). */

export const searchPremiumDefinition =
  "Search premium is the sum of the premium of the policies that match your filters, for each agency. With only agency filters, it is the agency's total written premium.";

export const writtenPremiumDefinition =
  'All premium that the agency writes, {period}. Policy filters do not change it.';

export const yearOnYearDefinition =
  'Written premium of the last full calendar year against the year before. Policy filters do not change it.';

export const largestCarrierDefinition =
  'The carrier with the most premium at this agency. Policy filters do not change it.';
