import { pluralOf } from '@agency-insights/ui-kit';
import type { FormPack } from '../texts/FormTexts.types.ts';

const plural = pluralOf('es');
const list = new Intl.ListFormat('es', { type: 'conjunction' });
const choice = new Intl.ListFormat('es', { type: 'disjunction' });
const subject = (names: readonly string[]) => (names.length === 1 ? (names[0] ?? '') : `${names.length} valores`);

/** The texts of forms and filters in Spanish. */
export const es: FormPack = {
  form: {
    about: (name) => `Acerca de ${name}`,
    error: 'Error',
    retry: 'Intentar de nuevo',
    retryField: (name) => `Intentar de nuevo: ${name}`,
    failed: 'No se pudieron cargar los datos',
    dataMissing: 'Faltan algunos datos',
    clearRange: 'Borrar intervalo',
    clearField: (clear, name) => `${clear}: ${name}`,
    noRange: 'No se indicó ningún intervalo',
    rangeEnds: {
      min: { name: (field) => `${field}: desde`, none: 'Sin mínimo' },
      max: { name: (field) => `${field}: hasta`, none: 'Sin máximo' },
    },
    notANumber: 'Escriba un número, por ejemplo 250 o 2M',
    swapped: 'Se intercambiaron los dos límites',
    lengths: (min, max) => {
      const last = max ?? min ?? 0;
      const before =
        min === undefined ? 'como máximo ' : max === undefined ? 'al menos ' : min === max ? '' : `de ${min} a `;
      return `Escriba ${before}${last} ${plural(last, { one: 'carácter', other: 'caracteres' })} en cada valor`;
    },
    notTaken: (texts, hint) => `No aceptados: ${texts}. ${hint}`,
    removed: (names, parents) =>
      plural(names.length, {
        one: `Se quitó ${subject(names)}: no corresponde a ${list.format(parents)}`,
        other: `Se quitaron ${subject(names)}: no corresponden a ${list.format(parents)}`,
      }),
    unfit: (names, parents) =>
      `${subject(names)} no ${plural(names.length, { one: 'corresponde', other: 'corresponden' })} a ${list.format(parents)}`,
    activeFilters: 'Filtros activos',
    chip: (label, value) => `${label}: ${value}`,
    noFilters: (label) => `${label}: ninguno`,
    clearAll: 'Quitar todos',
    problems: {
      required: (name) => `El campo ${name} es obligatorio`,
      tooShort: (count, shown) =>
        `Escriba al menos ${shown} ${plural(count, { one: 'carácter', other: 'caracteres' })}`,
      tooLong: (count, shown) =>
        `Escriba como máximo ${shown} ${plural(count, { one: 'carácter', other: 'caracteres' })}`,
      tooSmall: (min) => `Escriba ${min} o más`,
      tooLarge: (max) => `Escriba ${max} o menos`,
      tooEarly: (day) => `Elija el ${day} o un día posterior`,
      tooLate: (day) => `Elija el ${day} o un día anterior`,
      notWhole: 'Escriba un número entero',
      pattern: 'El texto no tiene la forma esperada',
    },
    value: {
      yes: 'sí',
      any: 'cualquiera',
      between: (min, max) => `${min} a ${max}`,
      orMore: (min) => `${min} o más`,
      over: (min) => `más de ${min}`,
      atLeast: (min) => `al menos ${min}`,
      atMost: (max) => `hasta ${max}`,
      from: (day) => `desde el ${day}`,
      until: (day) => `hasta el ${day}`,
      or: (choices) => choice.format(choices),
      more: (_count, shown) => `${shown} más`,
    },
    sentence: { with: 'con', and: 'y', label: (label) => label.charAt(0).toLocaleLowerCase('es') + label.slice(1) },
  },
};
