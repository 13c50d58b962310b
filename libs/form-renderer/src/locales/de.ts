import { pluralOf } from '@agency-insights/ui-kit';
import type { FormPack } from '../texts/FormTexts.types.ts';

const plural = pluralOf('de');
const list = new Intl.ListFormat('de', { type: 'conjunction' });
const choice = new Intl.ListFormat('de', { type: 'disjunction' });
const subject = (names: readonly string[]) => (names.length === 1 ? (names[0] ?? '') : `${names.length} Werte`);

/** The texts of forms and filters in German. */
export const de: FormPack = {
  form: {
    about: (name) => `Erläuterung zu ${name}`,
    error: 'Fehler',
    retry: 'Erneut versuchen',
    retryField: (name) => `Erneut versuchen: ${name}`,
    failed: 'Die Daten konnten nicht geladen werden',
    dataMissing: 'Einige Daten fehlen',
    clearRange: 'Bereich aufheben',
    clearField: (clear, name) => `${clear}: ${name}`,
    noRange: 'Kein Bereich angegeben',
    rangeEnds: {
      min: { name: (field) => `${field} von`, none: 'Kein Minimum' },
      max: { name: (field) => `${field} bis`, none: 'Kein Maximum' },
    },
    notANumber: 'Geben Sie eine Zahl ein, zum Beispiel 250 oder 2M',
    swapped: 'Die beiden Grenzen wurden vertauscht',
    lengths: (min, max) => {
      const last = max ?? min ?? 0;
      const before =
        min === undefined ? 'höchstens ' : max === undefined ? 'mindestens ' : min === max ? '' : `${min} bis `;
      return `Geben Sie jeweils ${before}${last} Zeichen ein`;
    },
    notTaken: (texts, hint) => `Nicht übernommen: ${texts}. ${hint}`,
    removed: (names, parents) =>
      `${subject(names)} ${plural(names.length, { one: 'wurde entfernt: passt', other: 'wurden entfernt: passen' })} nicht zu ${list.format(parents)}`,
    unfit: (names, parents) =>
      `${subject(names)} ${plural(names.length, { one: 'passt', other: 'passen' })} nicht zu ${list.format(parents)}`,
    activeFilters: 'Aktive Filter',
    chip: (label, value) => `${label}: ${value}`,
    noFilters: (label) => `${label}: keine`,
    clearAll: 'Alle aufheben',
    problems: {
      required: (name) => `${name} muss angegeben werden`,
      tooShort: (_count, shown) => `Geben Sie mindestens ${shown} Zeichen ein`,
      tooLong: (_count, shown) => `Geben Sie höchstens ${shown} Zeichen ein`,
      tooSmall: (min) => `Geben Sie ${min} oder mehr ein`,
      tooLarge: (max) => `Geben Sie ${max} oder weniger ein`,
      tooEarly: (day) => `Wählen Sie den ${day} oder einen späteren Tag`,
      tooLate: (day) => `Wählen Sie den ${day} oder einen früheren Tag`,
      notWhole: 'Geben Sie eine ganze Zahl ein',
      pattern: 'Die Eingabe hat nicht die erwartete Form',
    },
    value: {
      yes: 'ja',
      any: 'beliebig',
      between: (min, max) => `${min} bis ${max}`,
      orMore: (min) => `${min} oder mehr`,
      over: (min) => `über ${min}`,
      atLeast: (min) => `mindestens ${min}`,
      atMost: (max) => `höchstens ${max}`,
      from: (day) => `ab ${day}`,
      until: (day) => `bis ${day}`,
      or: (choices) => choice.format(choices),
      more: (count, shown) => `${shown} ${plural(count, { one: 'weiterer', other: 'weitere' })}`,
    },
    sentence: { with: 'mit', and: 'und', label: (label) => label },
  },
};
