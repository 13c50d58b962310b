'use client';
import { Autocomplete } from '@agency-insights/ui-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useField } from '../../renderer/useField.ts';
import { acceptsTypedValue } from '../../values/acceptsTypedValue.ts';
import { stringsOf } from '../../values/stringsOf.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import { lengthHint } from './lengthHint.ts';
import type { MultiTextField as MultiTextFieldSchema } from './MultiTextField.schema.ts';

/** Several values, offered or typed; a typed one is taken only if its length is within the bounds. */
export function MultiTextField({ field }: FieldRendererProps<MultiTextFieldSchema>): ReactElement {
  const { value, setValue, controlProps } = useField(field);
  const [refused, setRefused] = useState(false);
  const { config } = field;
  return (
    <Autocomplete
      {...controlProps}
      multiple
      allowCustom
      options={config.options}
      value={stringsOf(value)}
      onValueChange={(values, { reason, option }) => {
        const isRefused = reason === 'create' && option !== undefined && !acceptsTypedValue(option, config);
        setRefused(isRefused);
        if (!isRefused) setValue(values);
      }}
      caseInsensitive
      placeholder={config.placeholder}
      error={refused ? lengthHint(config) : false}
      helperText={lengthHint(config)}
      fullWidth
    />
  );
}
