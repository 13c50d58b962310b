/** The address of Find agencies. */
export const findAgenciesPath =
  '/api/v1/search/runQuery/marketing_insights/result_sets/find_agencies_all.result_set.query';
