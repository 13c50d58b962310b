import { sentenceCase } from './sentenceCase.ts';
import type { FormTexts } from './FormTexts.types.ts';

const list = (names: readonly string[], word: 'and' | 'or') => {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
};
const misfit = (names: readonly string[], parents: readonly string[]) =>
  `${names.length === 1 ? 'does' : 'do'} not fit ${parents.join(' and ')}`;
const subject = (names: readonly string[]) => (names.length === 1 ? (names[0] ?? '') : `${names.length} values`);

/** The texts of forms and filters in English. */
export const englishFormTexts: FormTexts = {
  about: (name) => `About ${name}`,
  error: 'Error',
  retry: 'Try again',
  retryField: (name) => `Try again: ${name}`,
  failed: 'Unable to load data',
  dataMissing: 'Some data is missing',
  clearRange: 'Clear Range',
  clearField: (clear, name) => `${clear} ${name}`,
  noRange: 'No range provided',
  rangeEnds: {
    min: { name: (field) => `${field} from`, none: 'No minimum' },
    max: { name: (field) => `${field} to`, none: 'No maximum' },
  },
  notANumber: 'Enter a number, for example 250 or 2M',
  swapped: 'The two ends were swapped',
  lengths: (min, max) => {
    const last = max ?? min ?? 0;
    const before = min === undefined ? 'at most ' : max === undefined ? 'at least ' : min === max ? '' : `${min} to `;
    return `Enter ${before}${last} character${last === 1 ? '' : 's'} each`;
  },
  notTaken: (texts, hint) => `Not taken: ${texts}. ${hint}`,
  removed: (names, parents) =>
    `${subject(names)} ${names.length === 1 ? 'was removed: it' : 'were removed: they'} ${misfit(names, parents)}`,
  unfit: (names, parents) => `${subject(names)} ${misfit(names, parents)}`,
  activeFilters: 'Active filters',
  chip: (label, value) => `${label}: ${value}`,
  noFilters: (label) => `${label}: none`,
  clearAll: 'Clear all',
  problems: {
    required: (name) => `${name} is required`,
    tooShort: (count, shown) => `Enter at least ${shown} character${count === 1 ? '' : 's'}`,
    tooLong: (count, shown) => `Enter at most ${shown} character${count === 1 ? '' : 's'}`,
    tooSmall: (min) => `Enter ${min} or more`,
    tooLarge: (max) => `Enter ${max} or less`,
    tooEarly: (day) => `Choose ${day} or later`,
    tooLate: (day) => `Choose ${day} or earlier`,
    notWhole: 'Enter a whole number',
    pattern: 'This has another form than expected',
  },
  value: {
    yes: 'yes',
    any: 'any',
    between: (min, max) => `${min} to ${max}`,
    orMore: (min) => `${min} or more`,
    over: (min) => `over ${min}`,
    atLeast: (min) => `at least ${min}`,
    atMost: (max) => `at most ${max}`,
    from: (day) => `from ${day}`,
    until: (day) => `until ${day}`,
    or: (choices) => list(choices, 'or'),
    more: (_count, shown) => `${shown} more`,
  },
  sentence: {
    with: 'with',
    and: 'and',
    label: sentenceCase,
  },
};
