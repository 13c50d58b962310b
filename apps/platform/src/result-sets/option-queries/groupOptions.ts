import type {
  FilterKey,
  QueryFilename,
  RunQueryRequest,
  RunQueryResponse,
} from '@agency-insights/insights-api/contract';

interface GroupOptions {
  /** The option list's own filter: the user's input narrows the list. */
  key: FilterKey;
  /** Its label. */
  name: string;
  columns: readonly string[];
}

const queries = 'marketing_insights/queries';

/** Option lists without agency names, with their columns other than counts. */
const groupOptions: Partial<Record<QueryFilename, GroupOptions>> = {
  [`${queries}/agency_states.query`]: { key: 'agency_state', name: 'state_name', columns: ['state', 'state_name'] },
  [`${queries}/carriers.query`]: { key: 'carrier', name: 'carrier', columns: ['carrier', 'carrier_id'] },
  [`${queries}/products.query`]: { key: 'product', name: 'product_name', columns: ['product', 'product_name', 'line'] },
  [`${queries}/policy_states.query`]: { key: 'policy_state', name: 'state_name', columns: ['state', 'state_name'] },
  [`${queries}/lines.query`]: { key: 'line', name: 'line_name', columns: ['line', 'line_name'] },
};

/**
 * Returns the request for an option list of a user who only sees groups of agencies; null if they may not see the list.
 */
export function groupOptionsRequest(request: RunQueryRequest): RunQueryRequest | null {
  const options = groupOptions[request.query_filename];
  if (options === undefined) return null;
  // Other filters could isolate a single agency.
  const own = request.filter_expression?.[options.key];
  return { query_filename: request.query_filename, filter_expression: own === undefined ? {} : { [options.key]: own } };
}

/** Returns the rows without counts, by name, because an order by frequency would reveal counts. */
export function withoutCounts(file: QueryFilename, rows: RunQueryResponse): RunQueryResponse {
  const options = groupOptions[file];
  if (options === undefined) return [];
  const { name, columns } = options;
  return rows
    .map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null])))
    .toSorted((a, b) => String(a[name]).localeCompare(String(b[name]), 'en-US'));
}
