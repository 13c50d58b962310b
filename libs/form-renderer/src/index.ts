export { FormRenderer } from './renderer/FormRenderer.tsx';
export type {
  BoundFormRendererProps,
  FormRendererProps,
  FormServices,
  PlainFormRendererProps,
} from './renderer/FormRenderer.types.ts';
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

export { FilterChips } from './summary/FilterChips/FilterChips.tsx';
export type { FilterChipsProps } from './summary/FilterChips/FilterChips.tsx';

export { assertSchema, validateSchema } from './schema/validateSchema.ts';
export type { SchemaReport, SchemaWarning } from './schema/validateSchema.ts';
export type { SchemaWarningCode } from './schema/SchemaFinding.ts';
export { defineSchema } from './schema/FormValuesOf.ts';
export type { FormValuesOf } from './schema/FormValuesOf.ts';
export type {
  AccordionField,
  AutocompleteField,
  CheckboxField,
  CustomConfig,
  CustomField,
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
  MultiTextConfig,
  MultiTextField,
  NumberUnit,
  PillField,
  PlainRangeValue,
  RadioConfig,
  RadioField,
  RangeConfig,
  RangeEnds,
  RangeLabel,
  RangeSliderField,
  RangeValue,
  SelectConfig,
  SelectField,
  SelectRangeField,
  SliderConfig,
  SliderField,
  SummaryCase,
  SwitchField,
  TextConfig,
  TextField,
  ToggleConfig,
  WrappedRangeValue,
} from './schema/FieldSchema.ts';
export type {
  AskKodiakDataSource,
  AskKodiakEndpoint,
  AskKodiakEndpointConfig,
  DataSource,
  LinkedDataSource,
  LookerDataSource,
  SortDirection,
  WhenUnfit,
} from './schema/DataSource.ts';

export type { AskKodiakGateway, Gateways, GatewayCallOptions, LookerGateway } from './data/Gateways.ts';
export type { FieldDataState } from './data/FieldDataState.ts';
export type { LinkNotice } from './links/linkNotice.ts';
export type { FormLogger } from './data/FormLogger.ts';
export type { FormTimers } from './data/DataServices.ts';
export type { DataRow, LoadedOption } from './data/LoadedOption.ts';
export type { RangeBin, RangeScale } from './data/readRangeScale.ts';
export type { OptionSortFunction, SortFunctions } from './data/sortLoadedOptions.ts';

export { FormRendererError } from './errors/FormRendererError.ts';
export { FormSchemaError, isFormSchemaError } from './errors/FormSchemaError.ts';
export type { FormSchemaErrorCode, FormSchemaErrorDetails } from './errors/FormSchemaError.ts';
export { FormDataError } from './errors/FormDataError.ts';
export type { FormDataErrorCode } from './errors/FormDataError.ts';
