import { pluralOf } from '@agency-insights/ui-kit';
import type { FormPack } from '../texts/FormTexts.types.ts';

const plural = pluralOf('fr');
const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const choice = new Intl.ListFormat('fr', { type: 'disjunction' });
const subject = (names: readonly string[]) => (names.length === 1 ? (names[0] ?? '') : `${names.length} valeurs`);

/** The texts of forms and filters in French. */
export const fr: FormPack = {
  form: {
    about: (name) => `À propos de ${name}`,
    error: 'Erreur',
    retry: 'Réessayer',
    retryField: (name) => `Réessayer : ${name}`,
    failed: 'Impossible de charger les données',
    dataMissing: 'Certaines données manquent',
    clearRange: 'Effacer la plage',
    clearField: (clear, name) => `${clear} : ${name}`,
    noRange: 'Aucune plage indiquée',
    rangeEnds: {
      min: { name: (field) => `${field} : de`, none: 'Aucun minimum' },
      max: { name: (field) => `${field} : à`, none: 'Aucun maximum' },
    },
    notANumber: 'Saisissez un nombre, par exemple 250 ou 2M',
    swapped: 'Les deux bornes ont été permutées',
    lengths: (min, max) => {
      const last = max ?? min ?? 0;
      const before =
        min === undefined ? 'au plus ' : max === undefined ? 'au moins ' : min === max ? '' : `de ${min} à `;
      return `Saisissez ${before}${last} ${plural(last, { one: 'caractère', other: 'caractères' })} par valeur`;
    },
    notTaken: (texts, hint) => `Non acceptés : ${texts}. ${hint}`,
    removed: (names, parents) =>
      plural(names.length, {
        one: `${subject(names)} : valeur retirée, car elle ne correspond pas à ${list.format(parents)}`,
        other: `${subject(names)} retirées, car elles ne correspondent pas à ${list.format(parents)}`,
      }),
    unfit: (names, parents) =>
      `${subject(names)} ne ${plural(names.length, { one: 'correspond', other: 'correspondent' })} pas à ${list.format(parents)}`,
    activeFilters: 'Filtres actifs',
    chip: (label, value) => `${label}\u00a0: ${value}`,
    noFilters: (label) => `${label} : aucun`,
    clearAll: 'Tout effacer',
    problems: {
      required: (name) => `Le champ ${name} est obligatoire`,
      tooShort: (count, shown) =>
        `Saisissez au moins ${shown} ${plural(count, { one: 'caractère', other: 'caractères' })}`,
      tooLong: (count, shown) =>
        `Saisissez au plus ${shown} ${plural(count, { one: 'caractère', other: 'caractères' })}`,
      tooSmall: (min) => `Saisissez ${min} ou plus`,
      tooLarge: (max) => `Saisissez ${max} ou moins`,
      tooEarly: (day) => `Choisissez le ${day} ou un jour suivant`,
      tooLate: (day) => `Choisissez le ${day} ou un jour précédent`,
      notWhole: 'Saisissez un nombre entier',
      pattern: 'Le texte n’a pas la forme attendue',
    },
    value: {
      yes: 'oui',
      any: 'indifférent',
      between: (min, max) => `${min} à ${max}`,
      orMore: (min) => `${min} ou plus`,
      over: (min) => `plus de ${min}`,
      atLeast: (min) => `au moins ${min}`,
      atMost: (max) => `au plus ${max}`,
      from: (day) => `à partir du ${day}`,
      until: (day) => `jusqu’au ${day}`,
      or: (choices) => choice.format(choices),
      more: (count, shown) => `${shown} ${plural(count, { one: 'autre', other: 'autres' })}`,
    },
    sentence: { with: 'avec', and: 'et', label: (label) => label.charAt(0).toLocaleLowerCase('fr') + label.slice(1) },
  },
};
