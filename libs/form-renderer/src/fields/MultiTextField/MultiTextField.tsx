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

/** What stands between the texts of a pasted list. */
const separators = /[\r\n\t;,]+/;

/** Several values, offered or typed; a typed one is taken only if its length is within the bounds. */
export function MultiTextField({ field }: FieldRendererProps<MultiTextFieldSchema>): ReactElement {
  const { value, setValue, controlProps } = useField(field);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { config } = field;
  const hint = lengthHint(config);
  const chosen = stringsOf(value);
  const accepts = (text: string) => acceptsTypedValue(text, config);
  /** Takes the texts that may be taken, and says which may not. */
  const take = (texts: readonly string[]) => {
    const taken = texts.filter((text) => config.options.includes(text) || accepts(text));
    if (taken.length > 0) setValue([...new Set([...chosen, ...taken])]);
    setRefused(texts.filter((text) => !taken.includes(text)));
  };
  return (
    <Autocomplete
      {...controlProps}
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
      error={refused.length > 0 && `Not taken: ${refused.join(', ')}. ${hint}`}
      helperText={hint}
      fullWidth
      onInput={() => setRefused([])}
      onKeyDown={(event) => {
        const texts = textsIn(event.currentTarget);
        if (texts.length === 0) return;
        // The list closes with Tab, and what was typed goes with it.
        if (event.key === 'Tab') take(texts);
        // A text that is refused stays, so that it can be mended.
        if (event.key !== 'Enter' || event.currentTarget.hasAttribute('aria-activedescendant')) return;
        event.preventDefault();
        setRefused(texts);
      }}
      onBlur={(event) => {
        const texts = textsIn(event.currentTarget);
        if (texts.length > 0) take(texts);
      }}
      onPaste={(event) => {
        const texts = trimmed(event.clipboardData.getData('text').split(separators));
        if (texts.length < 2) return;
        event.preventDefault();
        take(texts);
      }}
    />
  );
}

/** What is typed and not taken yet. */
function textsIn(input: HTMLElement): readonly string[] {
  return trimmed([(input as HTMLInputElement).value]);
}

/** Texts without the space around them, and without empty ones. */
function trimmed(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}
