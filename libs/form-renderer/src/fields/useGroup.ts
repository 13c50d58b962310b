import { useState } from 'react';
import { useFilledCount, useStore } from '../form/formHooks.ts';
import { useFormContext } from '../renderer/FormContext.ts';
import type { GroupConfig } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';

/** State and actions of a group of fields. */
export interface GroupControl {
  /** Whether its fields are shown. */
  open: boolean;
  /** Shows or hides them. */
  setOpen: (open: boolean) => void;
  /** How many of them are filled. */
  filled: number;
  /** Messages of hidden fields about values that do not fit; else empty. */
  note: string;
}

/** Shared logic of pills and accordions. */
export function useGroup({ fields, expanded = false }: GroupConfig): GroupControl {
  const { form, links } = useFormContext();
  const [open, setOpen] = useState(expanded);
  const awaited = useStore(form.subscribe, () => form.awaitsFocus(schemaIndex(fields).fields));
  // The first field that is not valid is in it.
  if (awaited && !open) setOpen(true);
  const filled = useFilledCount(form, fields);
  const note = useStore(links.subscribe, () => (open ? '' : links.noticesIn(fields)));
  return { open, setOpen, filled, note };
}
