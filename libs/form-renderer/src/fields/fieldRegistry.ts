import { ownValue } from '../values/ownValue.ts';
import { AccordionField } from './AccordionField/AccordionField.tsx';
import { AutocompleteField } from './AutocompleteField/AutocompleteField.tsx';
import { CheckboxField } from './CheckboxField/CheckboxField.tsx';
import { CustomField } from './CustomField/CustomField.tsx';
import type { FieldRegistry, RendererLookup } from './FieldRenderer.types.ts';
import { MultiTextField } from './MultiTextField/MultiTextField.tsx';
import { PillField } from './PillField/PillField.tsx';
import { RadioField } from './RadioField/RadioField.tsx';
import { RangeSliderField } from './RangeSliderField/RangeSliderField.tsx';
import { SelectField } from './SelectField/SelectField.tsx';
import { SelectRangeField } from './SelectRangeField/SelectRangeField.tsx';
import { SliderField } from './SliderField/SliderField.tsx';
import { SwitchField } from './SwitchField/SwitchField.tsx';
import { TextField } from './TextField/TextField.tsx';

/** What draws each type of field: a new type is a folder beside these and a line here. */
const fieldRegistry: FieldRegistry = {
  text: TextField,
  'multi-text': MultiTextField,
  select: SelectField,
  radio: RadioField,
  checkbox: CheckboxField,
  autocomplete: AutocompleteField,
  slider: SliderField,
  switch: SwitchField,
  'range-slider': RangeSliderField,
  'select-range': SelectRangeField,
  pill: PillField,
  accordion: AccordionField,
  custom: CustomField,
};

/** Looks a field's renderer up in the registry. */
export const rendererOf: RendererLookup = (field) =>
  // The registry pairs each type with its renderer, which TypeScript cannot follow through a union.
  ownValue(fieldRegistry as Readonly<Record<string, unknown>>, field.type) as ReturnType<RendererLookup>;
