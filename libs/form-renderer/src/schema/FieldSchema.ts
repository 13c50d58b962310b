import type { FieldSchema } from './fieldTypes.generated.ts';

export type { FieldSchema };

/** Width and place of a field in its form. */
export interface FieldLayout {
  /** Half width: two `split` fields in a row stand side by side. Default false. */
  split?: boolean;
}

/** How a field's value travels as a filter expression of the gateway. */
export interface FieldFilter {
  /** Key of the filter. Default, and for an empty one: the field's id. */
  key?: string;
  /**
   * Template of the expression: `{data}` is a single value, `{lower}` and `{upper}` are the ends of a range,
   * for instance `%{data}%` or `[{lower},{upper}]`. Other names in braces are refused. Default: `{data}`, and `[{lower},{upper}]` for ranges.
   */
  format?: string;
}

/** Currency of an amount: its ISO 4217 code in small letters. */
export type CurrencyUnit = 'usd' | 'eur' | 'gbp' | 'chf' | 'cad' | 'mxn' | 'jpy';

/** Unit of a number, with which it is written: an amount of money, a plain count, or a percentage. */
export type NumberUnit = CurrencyUnit | 'number' | 'percent';

/** How labels read in a sentence: as they are, or with a small first letter. */
export type SummaryCase = 'label' | 'sentence';

/** How a field's value reads in the chips and the sentence of the active filters. */
export interface FieldSummary {
  /** Name on the chip. Default: the field's label, else its id. */
  label?: string;
  /** Phrase in the sentence, `{data}` is the value, for instance `in {data}`; other names in braces warn. Default: `with <label> {data}`. */
  phrase?: string;
  /** Unit of numbers. Default: `number`. */
  unit?: NumberUnit;
  /**
   * How the labels of options read in the sentence: `sentence` where they are common nouns, so that "Commercial lines"
   * is "commercial lines" there; `label` as they are, for names. Chips always bear them as they are. Default: `label`.
   */
  case?: SummaryCase;
}

/** One condition on another field's value; every property that is given must hold. */
export interface FieldCondition {
  /** Id of the other field. */
  field: string;
  /** Whether the other field must be filled (true) or empty (false). */
  filled?: boolean;
  /** The other field's value, or one of its chosen values, is one of these. */
  oneOf?: readonly (string | number | boolean)[];
}

/** What every field has. */
export interface FieldBase {
  /**
   * Unique in the whole form; the key of the field's value.
   * @minLength 1
   */
  id: string;
  /** Width and place. Default: full width. */
  layout?: FieldLayout;
  /** How the value travels as a filter expression. Default: under the field's id, in the type's own format. */
  filter?: FieldFilter;
  /** How the value reads in chips and sentences. */
  summary?: FieldSummary;
  /**
   * The field shows only while this holds. A hidden field's value is kept but does not count: it is not applied, and
   * conditions of other fields see the field empty. Default: always.
   */
  showWhen?: FieldCondition;
  /** The field can be used only while this holds. Default: always. */
  enableWhen?: FieldCondition;
}

/** What the config of most fields has. */
export interface LabelledConfig {
  /** Visible label. Default: none, the field's id is then its accessible name. */
  label?: string;
  /** Explanation behind an information icon beside the label. Default: none. */
  tooltip?: string;
  /** Text in the empty control. Default: none. */
  placeholder?: string;
  /** Whether the control cannot be used. Default false. */
  disabled?: boolean;
  /** Whether the form is valid only with a value here; a box must then be ticked. Default false. */
  required?: boolean;
}

/** Colours of the kit that a control can bear. */
export type FieldColor = 'primary' | 'secondary' | 'success' | 'error' | 'warning' | 'info';

/** An option with its own value. */
export interface LabelledOption {
  /** What a person reads. */
  label: string;
  /** What the form's value holds. Default: the label. */
  value?: string;
  /** Heading that the option stands under. Default: none. */
  group?: string;
  /** Whether it cannot be chosen. Default false. */
  disabled?: boolean;
  /** How many results match the option; zero is dimmed. Default: no count. */
  count?: number;
}

/** A plain string, or a label with its value. */
export type FieldOption = string | LabelledOption;

/** Config of select and autocomplete. */
export interface SelectConfig extends LabelledConfig {
  /**
   * Options, each with a value of its own; with `data` those that show until it has arrived. One with an empty value means
   * no choice: choosing it clears the field.
   * @uniqueItems
   */
  options: readonly FieldOption[];
  /** Whether several can be chosen. Default false. */
  multiple?: boolean;
  /** Whether the search in the list ignores case. Default true. */
  caseInsensitive?: boolean;
  /** Whether the control takes the whole width of its cell. Default true. */
  fullWidth?: boolean;
  /** Colour of the chosen values. Default `secondary`. */
  color?: FieldColor;
  /** Whether the list can be searched. Default: true with `searchData` or more than seven options. */
  searchable?: boolean;
}

/** Config of checkbox and switch. */
export interface ToggleConfig extends LabelledConfig {
  /** Colour when on. Default `secondary`. */
  color?: FieldColor;
}

/** Two ends of a range; null is an open end. */
export interface RangeEnds {
  /** Lower end, included. */
  min: number | null;
  /** Upper end, included. */
  max: number | null;
}
/** Words for the two ends of a range. */
export interface RangeLabel {
  /** Words for the lower end. */
  min?: string;
  /** Words for the upper end. */
  max?: string;
}
/** A range with its ends at the top. */
export interface PlainRangeValue extends RangeEnds {
  /** Words for the ends, where the numbers alone do not say it. */
  label?: RangeLabel;
}
/** A range with its ends under `value`. */
export interface WrappedRangeValue {
  /** The ends. */
  value: RangeEnds;
  /** Words for the ends, where the numbers alone do not say it. */
  label?: RangeLabel;
}
/** Either spelling of a range. */
export type RangeValue = PlainRangeValue | WrappedRangeValue;

/** Config of range-slider and select-range. `min`, `max` and `step` are needed unless the field has `data`; `min` lies below `max`. */
export interface RangeConfig extends LabelledConfig {
  /** Start of the track. */
  min?: number;
  /** End of the track. */
  max?: number;
  /**
   * Distance of two neighbouring values: a positive integer. With data it does not count, as `min` and `max` do not.
   * @integer
   * @minimum 1
   * @countsWithoutData
   */
  step?: number;
  /**
   * Words for the positions of the track, in order, one for each: over it stand those of the chosen ends, under it its first
   * and its last. Default: the numbers.
   */
  customLabel?: readonly string[];
  /**
   * Values of the positions of the track, in ascending order. Default: every step.
   * @minItems 2
   */
  customValue?: readonly number[];
  /** Range that counts as nothing chosen, beside the full one. Default: none. */
  defaultValue?: RangeValue;
  /** Whether a button clears the range. Default true. */
  clearButton?: boolean;
  /** Text of that button. Default "Clear Range". */
  clearButtonText?: string;
  /** Whether a range slider has boxes to type its ends in, in place of their words over the track. Default false. */
  inputs?: boolean;
  /** Whether a handle at the end of the track means no limit on that side (a null end). Default false. */
  openEnded?: boolean;
  /** Colour of the track. Default `secondary`. */
  color?: FieldColor;
}

/** Config of pill and accordion. */
export interface GroupConfig {
  /** Heading. */
  label: string;
  /** The fields inside, of any type and to any depth. */
  fields: readonly FieldSchema[];
  /** Whether it starts open. Default false. */
  expanded?: boolean;
  /** Whether a line separates it from what follows. Default false. */
  showDivider?: boolean;
  /** Explanation behind an information icon beside the heading. Default: none. */
  tooltip?: string;
}

/** The fields of a form, top to bottom. */
export type FormSchema = readonly FieldSchema[];

/** A field's type. */
export type FieldType = FieldSchema['type'];
