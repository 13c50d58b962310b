export { FormRenderer } from './FormRenderer/FormRenderer.tsx';
export type {
  BoundFormRendererProps,
  FormRendererProps,
  FormServices,
  PlainFormRendererProps,
} from './FormRenderer/FormRenderer.types.ts';
export type { FieldData } from './renderer/useFieldData.ts';
export type { CustomComponents, CustomFieldProps } from './fields/CustomField/CustomField.types.ts';

export { createFilterForm } from './form/FilterForm.ts';
export type {
  FilterForm,
  FilterFormOptions,
  FilterFormStatus,
  FormChangeDetails,
  OptionLabelLookup,
} from './form/FilterForm.types.ts';
export {
  useFieldProblem,
  useFieldValue,
  useFilledCount,
  useFilterForm,
  useFilterFormStatus,
  useFilterFormValues,
  useOptionLabels,
} from './form/formHooks.ts';

export type { FieldValue, FormValues, JsonValue } from './values/FormValues.ts';
export type { EditReason } from './values/filterDraft.ts';
export { conditionHolds, effectiveValues } from './values/fieldCondition.ts';
export { isClearedRange } from './values/isClearedRange.ts';
export type { RangeTrack } from './values/isClearedRange.ts';
export { readRange } from './values/readRange.ts';
export type { ReadRange } from './values/readRange.ts';
export { sameValue } from './values/sameValue.ts';
export type { DayRange } from './objects/days.ts';
export { fieldProblems } from './values/fieldProblems.ts';
export type { FieldProblem, FieldProblemCode } from './values/FieldProblem.ts';
export { ajvCheck } from './values/ajvCheck.ts';
export type { AjvError, AjvValidate } from './values/ajvCheck.ts';
export { valuesJsonSchema } from './values/valuesJsonSchema.ts';
export type { ValuesJsonSchema } from './values/valuesJsonSchema.ts';

export { FilterChips } from './summary/FilterChips/FilterChips.tsx';
export type { FilterChipsProps } from './summary/FilterChips/FilterChips.tsx';

export { assertSchema, validateSchema } from './schema/validateSchema.ts';
export type { SchemaReport, SchemaWarning } from './schema/validateSchema.ts';
export type { SchemaWarningCode } from './schema/SchemaFinding.ts';
export { defineSchema } from './schema/FormValuesOf.ts';
export type { FormValuesOf, GivenValues } from './schema/FormValuesOf.ts';
export type {
  FieldBase,
  FieldColor,
  FieldCondition,
  FieldFilter,
  FieldLayout,
  FieldOption,
  FieldSchema,
  FieldSummary,
  FieldType,
  FormSchema,
  GroupConfig,
  LabelledConfig,
  LabelledOption,
  NumberUnit,
  PlainRangeValue,
  RangeConfig,
  RangeEnds,
  RangeLabel,
  RangeValue,
  SelectConfig,
  SummaryCase,
  ToggleConfig,
  WrappedRangeValue,
} from './schema/FieldSchema.ts';
export type { AccordionField } from './fields/AccordionField/AccordionField.schema.ts';
export type { AutocompleteField } from './fields/AutocompleteField/AutocompleteField.schema.ts';
export type { CheckboxField } from './fields/CheckboxField/CheckboxField.schema.ts';
export type { CustomConfig, CustomField } from './fields/CustomField/CustomField.schema.ts';
export type { DateConfig, DateField } from './fields/DateField/DateField.schema.ts';
export type { DateRangeField } from './fields/DateRangeField/DateRangeField.schema.ts';
export type { MultiTextConfig, MultiTextField } from './fields/MultiTextField/MultiTextField.schema.ts';
export type { NumberConfig, NumberField } from './fields/NumberField/NumberField.schema.ts';
export type { PillField } from './fields/PillField/PillField.schema.ts';
export type { RadioConfig, RadioField } from './fields/RadioField/RadioField.schema.ts';
export type { RangeSliderField } from './fields/RangeSliderField/RangeSliderField.schema.ts';
export type { SelectField } from './fields/SelectField/SelectField.schema.ts';
export type { SelectRangeField } from './fields/SelectRangeField/SelectRangeField.schema.ts';
export type { SliderConfig, SliderField } from './fields/SliderField/SliderField.schema.ts';
export type { SwitchField } from './fields/SwitchField/SwitchField.schema.ts';
export type { TextareaConfig, TextareaField } from './fields/TextareaField/TextareaField.schema.ts';
export type { TextConfig, TextField } from './fields/TextField/TextField.schema.ts';
export type {
  AskKodiakDataSource,
  AskKodiakEndpoint,
  AskKodiakEndpointConfig,
  AskKodiakQuery,
  DataSource,
  KindedDataSource,
  LinkedDataSource,
  LookerDataSource,
  LookerQuery,
  RestDataSource,
  RestQuery,
  RowQuery,
  SortDirection,
  TypedAskKodiakDataSource,
  TypedLookerDataSource,
  TypedRestDataSource,
  WhenUnfit,
} from './schema/DataSource.ts';

export { createRestGateway } from './data/createRestGateway.ts';
export type { RestGatewayOptions } from './data/createRestGateway.ts';
export type {
  AskKodiakGateway,
  Gateways,
  GatewayCallOptions,
  LookerGateway,
  RestGateway,
  RestRequest,
} from './data/Gateways.ts';
export type { OptionCounts } from './data/OptionCounts.ts';
export type { FieldDataState } from './data/FieldDataState.ts';
export type { LinkNotice } from './links/linkNotice.ts';
export { useFormWords } from './texts/useFormWords.ts';
export type { FormWords } from './texts/formWords.ts';
export type {
  FieldProblemTexts,
  FilterSentenceTexts,
  FilterValueTexts,
  FormPack,
  FormTexts,
} from './texts/FormTexts.types.ts';
export type { FormLogger } from './data/FormLogger.ts';
export type { FormTimers } from './data/DataServices.ts';
export type { DataRow, LoadedOption } from './values/LoadedOption.ts';
export type { RangeBin, RangeScale } from './data/readRangeScale.ts';
export type { OptionSortFunction, SortFunctions } from './data/sortLoadedOptions.ts';

export { FormRendererError } from './errors/FormRendererError.ts';
export { FormSchemaError, isFormSchemaError } from './errors/FormSchemaError.ts';
export type { FormSchemaErrorCode, FormSchemaErrorDetails } from './errors/FormSchemaError.ts';
export { FormDataError } from './errors/FormDataError.ts';
export type { FormDataErrorCode } from './errors/FormDataError.ts';
