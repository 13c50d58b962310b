'use client';
import { Autocomplete } from '@agency-insights/ui-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useField } from '../../renderer/useField.ts';
import { acceptsTypedValue } from '../../values/acceptsTypedValue.ts';
import { stringsOf } from '../../values/stringsOf.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import { useFormWords } from '../../texts/useFormWords.ts';
import type { MultiTextField as MultiTextFieldSchema } from './MultiTextField.schema.ts';

/** Separators of a pasted list. */
const separators = /[\r\n\t;,]+/;

/** Several values, selected or typed; a typed one is added only if its length is within the limits. */
export function MultiTextField({ field }: FieldRendererProps<MultiTextFieldSchema>): ReactElement {
  const { value, setValue, controlProps, checkProps } = useField(field);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { config } = field;
  const { texts: words } = useFormWords();
  const { minLength, maxLength } = config;
  const hint = (minLength ?? maxLength) === undefined ? undefined : words.lengths(minLength, maxLength);
  const chosen = stringsOf(value);
  const accepts = (text: string) => acceptsTypedValue(text, config);
  /** Accepts the allowed texts and reports the others; returns whether it accepted any. */
  const take = (written: readonly string[]): boolean => {
    const texts = written.map((text) => text.trim()).filter(Boolean);
    const taken = texts.filter((text) => config.options.includes(text) || accepts(text));
    if (taken.length > 0) setValue([...new Set([...chosen, ...taken])]);
    if (texts.length > 0) setRefused(texts.filter((text) => !taken.includes(text)));
    return texts.length > 0;
  };
  const takeTyped = (input: HTMLElement) => take([(input as HTMLInputElement).value]);
  return (
    <Autocomplete
      {...controlProps}
      {...checkProps}
      multiple
      allowCustom={accepts}
      options={config.options}
      value={chosen}
      onValueChange={(values) => {
        setRefused([]);
        setValue(values);
      }}
      caseInsensitive
      placeholder={config.placeholder}
      emptyText={hint}
      error={refused.length > 0 ? words.notTaken(refused.join(', '), hint ?? '') : checkProps.error}
      helperText={hint}
      fullWidth
      onInput={() => setRefused([])}
      onKeyDown={(event) => {
        const { key, currentTarget } = event;
        const isRefused = key === 'Enter' && !currentTarget.hasAttribute('aria-activedescendant');
        // Tab closes the list and clears the input; a refused text stays, so that the user can fix it.
        if ((isRefused || key === 'Tab') && takeTyped(currentTarget) && isRefused) event.preventDefault();
      }}
      onBlur={({ currentTarget }) => takeTyped(currentTarget)}
      onPaste={(event) => {
        const texts = event.clipboardData.getData('text').split(separators);
        if (texts.length > 1 && take(texts)) event.preventDefault();
      }}
    />
  );
}
