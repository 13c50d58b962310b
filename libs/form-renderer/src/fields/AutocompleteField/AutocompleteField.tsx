'use client';
import { Autocomplete } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { FieldDataGate } from '../../renderer/FieldDataGate.tsx';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import { useOptionsField } from '../useOptionsField.ts';
import type { AutocompleteField as AutocompleteFieldSchema } from './AutocompleteField.schema.ts';

/** A search field with suggestions, for one value or for several as chips. */
export function AutocompleteField({ field }: FieldRendererProps<AutocompleteFieldSchema>): ReactElement {
  const { data, oneProps, severalProps, dropdownProps } = useOptionsField(field);
  return (
    <FieldDataGate data={data} field={field}>
      {field.config.multiple ? (
        <Autocomplete {...dropdownProps} {...severalProps} multiple />
      ) : (
        <Autocomplete {...dropdownProps} {...oneProps} />
      )}
    </FieldDataGate>
  );
}
