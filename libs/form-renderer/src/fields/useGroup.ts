import { useState } from 'react';
import { useFilledCount, useStore } from '../form/formHooks.ts';
import { useFormContext } from '../renderer/FormContext.ts';
import type { GroupConfig } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';

/** How a group of fields is driven. */
export interface GroupControl {
  /** Whether its fields are shown. */
  open: boolean;
  /** Shows or hides them. */
  setOpen: (open: boolean) => void;
  /** How many of them are filled. */
  filled: number;
  /** What they tell of values that do not fit, while they cannot do so themselves; else empty. */
  note: string;
}

/** What pills and accordions have in common. */
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
