'use client';
import { Autocomplete } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { FieldDataGate } from '../../renderer/FieldDataGate.tsx';
import type { AutocompleteField as AutocompleteFieldSchema } from '../../schema/FieldSchema.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import { useOptionsField } from '../useOptionsField.ts';

/** A search box with suggestions, for one value or for several as chips. */
export function AutocompleteField({ field }: FieldRendererProps<AutocompleteFieldSchema>): ReactElement {
  const { data, chosen, setValue, labelProps, dropdownProps } = useOptionsField(field);
  const { config } = field;
  return (
    <FieldDataGate data={data} label={config.label} name={config.label ?? field.id}>
      {config.multiple ? (
        <Autocomplete
          {...labelProps}
          {...dropdownProps}
          multiple
          value={chosen}
          onValueChange={(values) => setValue(values)}
        />
      ) : (
        <Autocomplete
          {...labelProps}
          {...dropdownProps}
          value={chosen[0] ?? null}
          onValueChange={(value) => setValue(value ?? undefined)}
        />
      )}
    </FieldDataGate>
  );
}
