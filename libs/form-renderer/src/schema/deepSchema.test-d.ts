// Types alone: the compiler is what runs this file, in the step "types" of `npm test`.
import { createFilterForm, defineSchema } from '../index.ts';
import type { AccordionField, FieldValue, FormValuesOf, PillField, RangeValue, TextField } from '../index.ts';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Does not compile where its argument is not `true`. */
const holds = <T extends true>(): T | undefined => undefined;

// Twenty-five groups in each other, pills and accordions by turns, with fields of half width on the way down, in two parts:
// of one literal the compiler follows a little more than twenty. Laid out they would be wider than they are long.
// prettier-ignore
const inner = defineSchema([
  { id: 'g14', type: 'pill', config: { label: '14', fields: [
  { id: 'g15', type: 'accordion', config: { label: '15', fields: [
  { id: 'g16', type: 'pill', config: { label: '16', fields: [
  { id: 'g17', type: 'accordion', config: { label: '17', fields: [
  { id: 'g18', type: 'pill', config: { label: '18', fields: [
  { id: 'g19', type: 'accordion', config: { label: '19', fields: [
  { id: 'g20', type: 'pill', config: { label: '20', fields: [ { id: 'at20', type: 'range-slider', config: { min: 0, max: 9, step: 1 } },
  { id: 'g21', type: 'accordion', config: { label: '21', fields: [
  { id: 'g22', type: 'pill', config: { label: '22', fields: [
  { id: 'g23', type: 'accordion', config: { label: '23', fields: [
  { id: 'g24', type: 'pill', config: { label: '24', fields: [
  { id: 'g25', type: 'accordion', config: { label: '25', fields: [
  { id: 'line', type: 'select', config: { options: ['personal', 'commercial'], multiple: true }, layout: { split: true } },
  { id: 'city', type: 'radio', config: { options: [{ label: 'Austin', value: 'A' }] }, layout: { split: true } },
  ] } }] } }] } }] } }] } }] } }] } }] } }] } }] } }] } }] } },
]);
// prettier-ignore
export const deep = defineSchema([
  { id: 'g1', type: 'accordion', config: { label: '1', fields: [
  { id: 'g2', type: 'pill', config: { label: '2', fields: [
  { id: 'g3', type: 'accordion', config: { label: '3', fields: [
  { id: 'g4', type: 'pill', config: { label: '4', fields: [
  { id: 'g5', type: 'accordion', config: { label: '5', fields: [ { id: 'at5', type: 'text', layout: { split: true } },
  { id: 'g6', type: 'pill', config: { label: '6', fields: [
  { id: 'g7', type: 'accordion', config: { label: '7', fields: [
  { id: 'g8', type: 'pill', config: { label: '8', fields: [
  { id: 'g9', type: 'accordion', config: { label: '9', fields: [
  { id: 'g10', type: 'pill', config: { label: '10', fields: [ { id: 'at10', type: 'switch', layout: { split: true } },
  { id: 'g11', type: 'accordion', config: { label: '11', fields: [ { id: 'at11', type: 'slider', config: { min: 0, max: 9, step: 1 } },
  { id: 'g12', type: 'pill', config: { label: '12', fields: [
  { id: 'g13', type: 'accordion', config: { label: '13', fields: inner } },
  ] } }] } }] } }] } }] } }] } }] } }] } }] } }] } }] } }] } },
  { id: 'beside', type: 'checkbox' },
]);
// Twenty in one literal.
// prettier-ignore
export const literal = defineSchema([
  { id: 'g1', type: 'accordion', config: { label: '1', fields: [
  { id: 'g2', type: 'pill', config: { label: '2', fields: [
  { id: 'g3', type: 'accordion', config: { label: '3', fields: [
  { id: 'g4', type: 'pill', config: { label: '4', fields: [
  { id: 'g5', type: 'accordion', config: { label: '5', fields: [
  { id: 'g6', type: 'pill', config: { label: '6', fields: [
  { id: 'g7', type: 'accordion', config: { label: '7', fields: [
  { id: 'g8', type: 'pill', config: { label: '8', fields: [
  { id: 'g9', type: 'accordion', config: { label: '9', fields: [
  { id: 'g10', type: 'pill', config: { label: '10', fields: [
  { id: 'g11', type: 'accordion', config: { label: '11', fields: [
  { id: 'g12', type: 'pill', config: { label: '12', fields: [
  { id: 'g13', type: 'accordion', config: { label: '13', fields: [
  { id: 'g14', type: 'pill', config: { label: '14', fields: [
  { id: 'g15', type: 'accordion', config: { label: '15', fields: [
  { id: 'g16', type: 'pill', config: { label: '16', fields: [
  { id: 'g17', type: 'accordion', config: { label: '17', fields: [
  { id: 'g18', type: 'pill', config: { label: '18', fields: [
  { id: 'g19', type: 'accordion', config: { label: '19', fields: [
  { id: 'g20', type: 'pill', config: { label: '20', fields: [ { id: 'at20', type: 'range-slider', config: { min: 0, max: 9, step: 1 } },
  { id: 'city', type: 'select', config: { options: ['Austin'] } },
  ] } }] } }] } }] } }] } }] } }] } }] } }] } }] } }] } }] } }] } }] } }] } }] } }] } }] } }] } }] } },
]);

interface Expected {
  readonly at5?: string;
  readonly at10?: true;
  readonly at11?: number;
  readonly at20?: RangeValue;
  readonly line?: readonly ('personal' | 'commercial')[];
  readonly city?: 'A';
  readonly beside?: true;
}
type Flat<T> = { [K in keyof T]: T[K] };
holds<Same<Flat<FormValuesOf<typeof deep>>, Flat<Expected>>>();
holds<Same<Flat<FormValuesOf<typeof literal>>, Flat<{ readonly at20?: RangeValue; readonly city?: 'Austin' }>>>();

export const form = createFilterForm({ schema: deep, applied: { line: ['personal'], at11: 3 } });
form.setValue('city', 'A');
// @ts-expect-error -- B is none of the options
form.setValue('city', 'B');
// @ts-expect-error -- no field has this id
form.setValue('county', 'Travis');

// Groups of an application's own types that hold each other end somewhere: values by any id.
interface OwnField extends TextField {
  config: { label: string };
}
interface OwnSection extends AccordionField {
  config: { label: string; fields: readonly (OwnField | OwnPill)[] };
}
interface OwnPill extends PillField {
  config: { label: string; fields: readonly (OwnField | OwnSection)[] };
}
export declare const sections: readonly [{ id: 'name'; type: 'text' }, OwnSection];
holds<Same<FormValuesOf<typeof sections>, Readonly<Record<string, FieldValue>>>>();
