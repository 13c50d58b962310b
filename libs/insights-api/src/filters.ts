export type { DateExpression, DateRangeTerm, DateUnit } from './contract/filterExpression/DateExpression.ts';
export {
  FilterExpressionError,
  isFilterExpressionError,
  type FilterExpressionErrorCode,
} from './contract/filterExpression/FilterExpressionError.ts';
export type { NumberExpression, NumberRange } from './contract/filterExpression/NumberExpression.ts';
export type { TextExpression, TextTerm } from './contract/filterExpression/TextExpression.ts';
export { dateRangeFilter } from './contract/filterExpression/dateRangeFilter.ts';
export { dateRangeInWords, type DateRangeWords } from './contract/filterExpression/dateRangeInWords.ts';
export { describeDateRange } from './contract/filterExpression/describeDateRange.ts';
export { escapeFilterValue } from './contract/filterExpression/escapeFilterValue.ts';
export { parseDateExpression } from './contract/filterExpression/parseDateExpression.ts';
export { parseNumberExpression } from './contract/filterExpression/parseNumberExpression.ts';
export { parseTextExpression } from './contract/filterExpression/parseTextExpression.ts';
export { printDateExpression } from './contract/filterExpression/printDateExpression.ts';
export { printNumberExpression } from './contract/filterExpression/printNumberExpression.ts';
export { printTextExpression } from './contract/filterExpression/printTextExpression.ts';
export { rangeFilter } from './contract/filterExpression/rangeFilter.ts';
export { resolveDateRange } from './contract/filterExpression/resolveDateRange.ts';
export { containsFilter, textFilter } from './contract/filterExpression/textFilter.ts';
export { nameWords } from './contract/names/nameWords.ts';
export { filterValue, type FilterRange, type FilterValue } from './filterValue.ts';
