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

/** Services and options of a form. */
export interface FormServices {
  /**
   * Gateways for fields with data. Default: none; such fields then show a load error. New gateways apply to later
   * requests and keep loaded data: change the form's `key` to discard it.
   */
  gateways?: Gateways;
  /**
   * Components of custom fields by their `componentKey`. The object may be created on every render, but the components
   * must be stable: an inline component remounts its field, which loses the focus. Default none.
   */
  customComponents?: CustomComponents;
  /**
   * Serialises the values of custom fields for the data of dependent fields. Default: texts, lists of texts and ranges
   * as they are; other values are omitted.
   */
  codecs?: CustomFieldCodecs;
  /**
   * Counts the results of options each time a list opens. Must be stable between renders. Default: the counts of the
   * data.
   */
  optionCounts?: OptionCounts;
  /** Sort functions by their `sortFunctionKey`. Default none. */
  sortFunctions?: SortFunctions;
  /** Receives warnings for developers. Default: the console while developing. */
  logger?: FormLogger;
  /** Timers for the debounced search. Default: the environment's. */
  timers?: FormTimers;
  /** Id of a single field to show, without its groups. Default: all fields are shown. */
  fieldId?: string;
  /** True disables all fields. Default false. */
  disabled?: boolean;
  /**
   * Whether the fields belong to the native `<form>`: submitted under their ids, and reset with it. Custom fields
   * provide their own inputs. Default false.
   */
  native?: boolean;
  /** Space at the sides of the form in px; headings and dividers of accordions run through it. Default 0. */
  inset?: number;
}

/** Props for a form from `useFilterForm` or `createFilterForm`, with a draft, Apply, Clear and undo. */
export interface BoundFormRendererProps extends FormServices {
  /** The form. */
  form: FilterForm<object>;
  schema?: undefined;
}

/** Props for a form that reports every change of its values. */
export interface PlainFormRendererProps<TSchema extends FormSchema = FormSchema> extends FormServices {
  form?: undefined;
  /** The fields. Throws a `FormSchemaError` with all failures if it is invalid. */
  schema: TSchema;
  /** The values (controlled): edits that the parent does not accept are reverted. */
  values?: GivenValues<FormValuesOf<TSchema>>;
  /** Initial values (uncontrolled). Default none. */
  defaultValues?: GivenValues<FormValuesOf<TSchema>>;
  /** Called with the new values on every change by the user, and on changes that result from it. */
  onValuesChange?: (values: FormValuesOf<TSchema>, details: FormChangeDetails) => void;
}

/** Props of `FormRenderer`. */
export type FormRendererProps<TSchema extends FormSchema = FormSchema> =
  BoundFormRendererProps | PlainFormRendererProps<TSchema>;
