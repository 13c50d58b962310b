import { createContext, useContext } from 'react';
import type { FieldDataLoaders } from '../data/FieldDataLoaders.ts';
import type { OptionCounts } from '../data/OptionCounts.ts';
import type { CustomComponents } from '../fields/CustomField/CustomField.types.ts';
import type { RendererLookup } from '../fields/FieldRenderer.types.ts';
import type { FilterForm } from '../form/FilterForm.types.ts';
import type { FieldLinks } from '../links/FieldLinks.ts';

/** Context of the fields of a rendered form; it does not change with values. */
export interface FormContextValue {
  form: FilterForm;
  loaders: FieldDataLoaders;
  links: FieldLinks;
  /** Renders a field; passed down, because groups render fields themselves. */
  rendererOf: RendererLookup;
  customComponents: CustomComponents;
  optionCounts: OptionCounts | undefined;
  /** Announces why a form is refused. */
  refuse: (reason: string) => void;
  /** Whether no field can be used. */
  disabled: boolean | undefined;
  /** Whether fields bear their ids as names in the native form around. */
  native: boolean;
}

/** Provided by `FormRenderer`, which alone draws fields. */
export const FormContext = createContext(null as unknown as FormContextValue);

/** Whether a condition around a field keeps it from being used. */
export const FieldDisabledContext = createContext(false);

/** Id of the text under a control that has no place for its problem; null if it draws that itself. */
export const FieldNoteContext = createContext<string | null>(null);

/** Level of the heading of a section: 3 in the form, one deeper in each section around it. */
export type HeadingLevel = 3 | 4 | 5 | 6;

/** The level of the next heading. */
export const HeadingLevelContext = createContext<HeadingLevel>(3);

/** The level below another; headings end at 6. */
export function deeper(level: HeadingLevel): HeadingLevel {
  return Math.min(6, level + 1) as HeadingLevel;
}

/** Context of the fields of a rendered form. */
export function useFormContext(): FormContextValue {
  return useContext(FormContext);
}
