/** Texts of the form and of the words for its filters. Counts are given as numbers, for the plural, and as they are shown. */
export interface FormTexts {
  /** Button that explains a field. English: "About Premium". */
  about: (name: string) => string;
  /** Name of the mark of a failure. English: "Error". */
  error: string;
  /** English: "Try again". */
  retry: string;
  /** Name of the button of a field whose data failed. English: "Try again: Carrier". */
  retryField: (name: string) => string;
  /** English: "Unable to load data". */
  failed: string;
  /** Announced where data failed. English: "Some data is missing". */
  dataMissing: string;
  /** English: "Clear Range". */
  clearRange: string;
  /** Name of the button that clears a field; `clear` is its text. English: "Clear Range Premium". */
  clearField: (clear: string, name: string) => string;
  /** A range without a scale. English: "No range provided". */
  noRange: string;
  /** Boxes for the ends of a range: their names, and what an empty one says. English: "Premium from" and "No minimum". */
  rangeEnds: Record<'min' | 'max', { name: (field: string) => string; none: string }>;
  /** Error of a box for a number. English: "Enter a number, for example 250 or 2M". */
  notANumber: string;
  /** Below the boxes of a range whose start was beyond its end. English: "The two ends were swapped". */
  swapped: string;
  /** Help of a field of several texts. English: "Enter 4 to 6 characters each". */
  lengths: (min: number | undefined, max: number | undefined) => string;
  /** Error of a field of several texts. English: "Not taken: A, B. Enter 4 characters each". */
  notTaken: (texts: string, hint: string) => string;
  /** Values that were removed. English: "Austin was removed: it does not fit State". */
  removed: (names: readonly string[], parents: readonly string[]) => string;
  /** Values that stay. English: "2 values do not fit State and Line". */
  unfit: (names: readonly string[], parents: readonly string[]) => string;
  /** Name of the list of chips. English: "Active filters". */
  activeFilters: string;
  /** A filter on its chip. English: "State: Texas". */
  chip: (label: string, value: string) => string;
  /** Without chips; `label` is the name of the list. English: "Active filters: none". */
  noFilters: (label: string) => string;
  /** English: "Clear all". */
  clearAll: string;
  /** Messages of values that are not valid. */
  problems: FieldProblemTexts;
  /** Words for values. */
  value: FilterValueTexts;
  /** Parts of the sentence about all filters. */
  sentence: FilterSentenceTexts;
}

/** Messages of values that are not valid. Numbers and days are given as they are shown. */
export interface FieldProblemTexts {
  /** English: "Premium is required". */
  required: (name: string) => string;
  /** English: "Enter at least 3 characters". */
  tooShort: (count: number, shown: string) => string;
  /** English: "Enter at most 80 characters". */
  tooLong: (count: number, shown: string) => string;
  /** English: "Enter 1 or more". */
  tooSmall: (min: string) => string;
  /** English: "Enter 500 or less". */
  tooLarge: (max: string) => string;
  /** English: "Choose Jan 1, 2026 or later". */
  tooEarly: (day: string) => string;
  /** English: "Choose Dec 31, 2026 or earlier". */
  tooLate: (day: string) => string;
  /** English: "Enter a whole number". */
  notWhole: string;
  /** English: "This has another form than expected". */
  pattern: string;
}

/** Words for the values of filters: on chips, in sentences and where a range is written in full. */
export interface FilterValueTexts {
  /** A box that is ticked. English: "yes". */
  yes: string;
  /** A range without limits. English: "any". */
  any: string;
  /** English: "$1K to $5K". */
  between: (min: string, max: string) => string;
  /** English: "0 or more". */
  orMore: (min: string) => string;
  /** A round lower end. English: "over $1M". */
  over: (min: string) => string;
  /** English: "at least $1,778". */
  atLeast: (min: string) => string;
  /** English: "at most $5M". */
  atMost: (max: string) => string;
  /** Days without an end. English: "from Jan 1, 2026". */
  from: (day: string) => string;
  /** Days without a start. English: "until Dec 31, 2026". */
  until: (day: string) => string;
  /** Joins choices. English: "Texas, Oklahoma or Ohio". */
  or: (choices: readonly string[]) => string;
  /** Counts further choices. English: "4 more". */
  more: (count: number, shown: string) => string;
}

/** Parts of the sentence about all filters. */
export interface FilterSentenceTexts {
  /** Leads the value of a field without a phrase of its own. English: "with". */
  with: string;
  /** Takes the place of `with` in a phrase that follows another one of it. English: "and". */
  and: string;
  /** A label within a sentence. English: "Written premium" becomes "written premium". */
  label: (label: string) => string;
}

/** All texts of the package, by section: a complete locale pack. A type, as interfaces do not fit `LocaleTexts`. */
export type FormPack = {
  /** Texts of forms and filters. */
  form: FormTexts;
};
