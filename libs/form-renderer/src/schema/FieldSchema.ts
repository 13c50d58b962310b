import type { DataSource } from './DataSource.ts';

/** Width and place of a field in its form. */
export interface FieldLayout {
  /** Half width: two `split` fields in a row stand side by side. Default false. */
  split?: boolean;
}

/** How a field's value travels as a filter expression of the gateway. */
export interface FieldFilter {
  /** Key of the filter. Default: the field's id. */
  key?: string;
  /**
   * Template of the expression: `{data}` stands for a single value, `{lower}` and `{upper}` for the ends of a range,
   * for instance `%{data}%` or `[{lower},{upper}]`. Other names in braces are refused. Default: `{data}`, and `[{lower},{upper}]` for ranges.
   */
  format?: string;
}

/** Unit of a number, so that it can be worded: whole dollars, a plain count, or a percentage. */
export type NumberUnit = 'usd' | 'number' | 'percent';

/** How labels read in a sentence: as they are, or with a small first letter. */
export type SummaryCase = 'label' | 'sentence';

/** How a field's value reads in the chips and the sentence of the active filters. */
export interface FieldSummary {
  /** Name on the chip. Default: the field's label, else its id. */
  label?: string;
  /** Phrase in the sentence, `{data}` stands for the value, for instance `in {data}`. Default: `with <label> {data}`. */
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
  /** How many results the option stands for; zero is dimmed. Default: no count. */
  count?: number;
}

/** A plain string, or a label with its value. */
export type FieldOption = string | LabelledOption;

/** One line of text; its value is a string. */
export interface TextField extends FieldBase {
  type: 'text';
  config?: TextConfig;
}
/** Config of a text field. */
export interface TextConfig extends LabelledConfig {
  /**
   * Longest text that can be typed, in characters. Default: no limit.
   * @integer
   * @minimum 1
   */
  maxLength?: number;
}

/** Several typed values; its value is an array of strings. */
export interface MultiTextField extends FieldBase {
  type: 'multi-text';
  config: MultiTextConfig;
}
/** Config of a multi-text field. */
export interface MultiTextConfig extends LabelledConfig {
  /**
   * Values that are offered; others may be typed.
   * @uniqueItems
   */
  options: readonly string[];
  /**
   * Least length of a typed value, in characters. Default: none.
   * @integer
   * @minimum 0
   */
  minLength?: number;
  /**
   * Greatest length of a typed value, in characters, no less than `minLength`. Default: none.
   * @integer
   * @minimum 1
   */
  maxLength?: number;
}

/** A dropdown; its value is a string, or an array of strings with `multiple`. */
export interface SelectField extends FieldBase {
  type: 'select';
  config: SelectConfig;
  data?: DataSource;
  searchData?: DataSource;
}
/** Config of select and autocomplete. */
export interface SelectConfig extends LabelledConfig {
  /**
   * Options, each with a value of its own; with `data` those that show until it has arrived.
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

/** A search box with suggestions; its value is a string, or an array of strings with `multiple`. */
export interface AutocompleteField extends FieldBase {
  type: 'autocomplete';
  config: SelectConfig;
  data?: DataSource;
  searchData?: DataSource;
}

/** One choice out of a few that are all visible; its value is a string. */
export interface RadioField extends FieldBase {
  type: 'radio';
  config: RadioConfig;
}
/** Config of a radio field. */
export interface RadioConfig extends LabelledConfig {
  /**
   * The choices, each with a value of its own.
   * @uniqueItems
   */
  options: readonly LabelledOption[];
}

/** A box to tick; its value is true, or nothing. */
export interface CheckboxField extends FieldBase {
  type: 'checkbox';
  config?: ToggleConfig;
}
/** A switch; its value is true, or nothing. */
export interface SwitchField extends FieldBase {
  type: 'switch';
  config?: ToggleConfig;
}
/** Config of checkbox and switch. */
export interface ToggleConfig extends LabelledConfig {
  /** Colour when on. Default `secondary`. */
  color?: FieldColor;
}

/** One number on a track; its value is a number. */
export interface SliderField extends FieldBase {
  type: 'slider';
  config: SliderConfig;
}
/** Config of a slider. */
export interface SliderConfig extends LabelledConfig {
  /** Start of the track. */
  min: number;
  /** End of the track. */
  max: number;
  /**
   * Distance of two neighbouring values: a positive integer.
   * @integer
   * @minimum 1
   */
  step: number;
  /** Where the handle stands while nothing is chosen. Default: `min`. */
  defaultValue?: number;
  /** Colour of the track. Default `secondary`. */
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

/** A range on a visible track; its value is a range. */
export interface RangeSliderField extends FieldBase {
  type: 'range-slider';
  /** @neededWithoutData min max step */
  config: RangeConfig;
  data?: DataSource;
}
/** A range on a track inside a dropdown; its value is a range. */
export interface SelectRangeField extends FieldBase {
  type: 'select-range';
  /** @neededWithoutData min max step */
  config: RangeConfig;
  data?: DataSource;
}
/** Config of range-slider and select-range. `min`, `max` and `step` are needed unless the field has `data`; `min` lies below `max`. */
export interface RangeConfig extends LabelledConfig {
  /** Start of the track. */
  min?: number;
  /** End of the track. */
  max?: number;
  /**
   * Distance of two neighbouring values: a positive integer.
   * @integer
   * @minimum 1
   */
  step?: number;
  /** Words under the positions of the track, in order, one for each. Default: the numbers. */
  customLabel?: readonly string[];
  /**
   * Numbers that stand for the positions of the track, in ascending order. Default: every step.
   * @minItems 2
   */
  customValue?: readonly number[];
  /** Range that counts as nothing chosen, beside the full one. Default: none. */
  defaultValue?: RangeValue;
  /** Whether a button clears the range. Default true. */
  clearButton?: boolean;
  /** Text of that button. Default "Clear Range". */
  clearButtonText?: string;
  /** Whether a handle at the end of the track means no limit on that side (a null end). Default false. */
  openEnded?: boolean;
  /** Colour of the track. Default `secondary`. */
  color?: FieldColor;
}

/** Fields behind a button that shows how many of them are filled. It has no value of its own. */
export interface PillField extends FieldBase {
  type: 'pill';
  config: GroupConfig;
}
/** Fields in a section that opens and closes. It has no value of its own. */
export interface AccordionField extends FieldBase {
  type: 'accordion';
  config: GroupConfig;
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

/** A component of the application; its value is any JSON value. */
export interface CustomField extends FieldBase {
  type: 'custom';
  config: CustomConfig;
  data?: DataSource;
  searchData?: DataSource;
}
/** Config of a custom field; further properties are the component's own. */
export interface CustomConfig extends LabelledConfig {
  /** Key of the component in `customComponents`. */
  componentKey: string;
  [property: string]: unknown;
}

/** One field of a form; `type` tells which. */
export type FieldSchema =
  | TextField
  | MultiTextField
  | SelectField
  | RadioField
  | CheckboxField
  | AutocompleteField
  | SliderField
  | SwitchField
  | RangeSliderField
  | SelectRangeField
  | PillField
  | AccordionField
  | CustomField;

/** The fields of a form, top to bottom. */
export type FormSchema = readonly FieldSchema[];

/** A field's type. */
export type FieldType = FieldSchema['type'];
