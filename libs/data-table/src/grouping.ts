export { groupedSource, isDataRow } from './grouping/groupedSource.ts';
export type { GroupedSource, GroupingOptions, GroupLabelParts } from './grouping/groupedSource.types.ts';
