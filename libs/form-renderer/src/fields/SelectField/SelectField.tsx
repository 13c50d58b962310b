'use client';
import { MultiSelect, Select } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { FieldDataGate } from '../../renderer/FieldDataGate.tsx';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import { useOptionsField } from '../useOptionsField.ts';
import type { SelectField as SelectFieldSchema } from './SelectField.schema.ts';

/** A list longer than this can be searched. */
const longList = 7;

/** A dropdown of one or several choices. */
export function SelectField({ field }: FieldRendererProps<SelectFieldSchema>): ReactElement {
  const { data, oneProps, severalProps, dropdownProps } = useOptionsField(field);
  const { config } = field;
  const searchable = config.searchable ?? (field.searchData !== undefined || data.state.options.length > longList);
  return (
    <FieldDataGate data={data} field={field}>
      {config.multiple ? (
        <MultiSelect {...dropdownProps} {...severalProps} searchable={searchable} />
      ) : (
        <Select {...dropdownProps} {...oneProps} searchable={searchable} clearable />
      )}
    </FieldDataGate>
  );
}
