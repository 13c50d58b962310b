import type { FormTimers } from '../data/DataServices.ts';
import type { FormLogger } from '../data/FormLogger.ts';
import type { OptionCounts } from '../data/OptionCounts.ts';
import type { Gateways } from '../data/Gateways.ts';
import type { SortFunctions } from '../data/sortLoadedOptions.ts';
import type { CustomFieldCodecs } from '../expressions/FieldCodec.ts';
import type { CustomComponents } from '../fields/CustomField/CustomField.types.ts';
import type { FilterForm, FormChangeDetails } from '../form/FilterForm.types.ts';
import type { FormSchema } from '../schema/FieldSchema.ts';
import type { FormValuesOf, GivenValues } from '../schema/FormValuesOf.ts';

/** What a form needs from around it. */
export interface FormServices {
  /**
   * Where fields with data load from. Default: nowhere; such fields then say that they cannot load. Others are asked from then
   * on, and what was loaded stays: where it must not be seen any more, give the form another `key`.
   */
  gateways?: Gateways;
  /**
   * Components of custom fields by their `componentKey`. The object may be created on every render; the components in it
   * may not: an inline component is another one each time, so its field remounts and loses the focus.
   * Default none.
   */
  customComponents?: CustomComponents;
  /**
   * How the values of custom fields are written, for the data of fields that depend on them. Default: a text as it is, several
   * as a list, a range as one; what has another shape is left out.
   */
  codecs?: CustomFieldCodecs;
  /** Counts what options would show, each time a list opens. Keep the same object between renders. Default: the counts of the data. */
  optionCounts?: OptionCounts;
  /** Sort functions by their `sortFunctionKey`. Default none. */
  sortFunctions?: SortFunctions;
  /** Receives warnings for developers. Default: none. */
  logger?: FormLogger;
  /** Timers for the debounced search. Default: the environment's. */
  timers?: FormTimers;
  /** Id of a field to show alone, without the groups around it. Default: all fields are shown. */
  fieldId?: string;
  /** Whether no field can be used. Default false. */
  disabled?: boolean;
  /**
   * Whether the fields take part in the native `<form>` around: submitted under their ids, and reset with it. Custom fields
   * bring their own inputs. Default false.
   */
  native?: boolean;
  /** Space at the sides of the form in px; headings and dividers of accordions run through it. Default 0. */
  inset?: number;
}

/** A renderer of a form whose state `useFilterForm` or `createFilterForm` holds: with a draft, Apply, Clear and undo. */
export interface BoundFormRendererProps extends FormServices {
  /** The form. */
  form: FilterForm<object>;
  schema?: undefined;
}

/** A renderer that reports every change of its values. */
export interface PlainFormRendererProps<TSchema extends FormSchema = FormSchema> extends FormServices {
  form?: undefined;
  /** The fields. Throws a `FormSchemaError` with all failures where it cannot be used. */
  schema: TSchema;
  /** The values, when the parent holds them: an edit that it does not take over does not stay. */
  values?: GivenValues<FormValuesOf<TSchema>>;
  /** The values at the start, when the form holds them itself. Default none. */
  defaultValues?: GivenValues<FormValuesOf<TSchema>>;
  /** Called with the new values on every change that a person makes, or that follows from one. */
  onValuesChange?: (values: FormValuesOf<TSchema>, details: FormChangeDetails) => void;
}

/** Props of `FormRenderer`. */
export type FormRendererProps<TSchema extends FormSchema = FormSchema> =
  BoundFormRendererProps | PlainFormRendererProps<TSchema>;
