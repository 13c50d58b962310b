export { fromFilterExpressions } from './expressions/fromFilterExpressions.ts';
export type { ReadFilters } from './expressions/fromFilterExpressions.ts';
export { escapeFilterValue } from './expressions/escapeFilterValue.ts';
export { readFilterValue, splitFilterTerms } from './expressions/readFilterValue.ts';
export { toFilterExpressions } from './expressions/toFilterExpressions.ts';
export type { WrittenFilters } from './expressions/toFilterExpressions.ts';
export type { CustomFieldCodec, CustomFieldCodecs, FilterProblem, KeptFilter } from './expressions/FieldCodec.ts';

export { readAddress } from './address/readAddress.ts';
export { writeAddress } from './address/writeAddress.ts';

export { readSavedContent } from './saved/readSavedContent.ts';
export { writeSavedContent } from './saved/writeSavedContent.ts';
export type { SavedContentExtras, WrittenSavedContent } from './saved/writeSavedContent.ts';
export type {
  ReadSavedContent,
  SavedContent,
  SavedContentFormat,
  SavedContentMigration,
} from './saved/SavedContent.ts';

export { describeFilters } from './summary/describeFilters.ts';
export type { DescribeFiltersOptions, FilterChip, FilterDescription } from './summary/describeFilters.ts';
export { joinChoices } from './summary/joinChoices.ts';
export { englishWords } from './texts/formWords.ts';
export type { FormWords } from './texts/formWords.ts';
export type { FilterSentenceTexts, FilterValueTexts, FormPack, FormTexts } from './texts/FormTexts.types.ts';
