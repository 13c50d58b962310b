import { colors } from '@agency-insights/ui-kit';
import { useEffect, type RefObject } from 'react';
import { placeBeside, tableNote } from '../grid/tableNote.ts';

/** Shows a validation message beside a field; nothing for null. */
export function useFaultNote(field: RefObject<HTMLElement | null>, fault: string | null): void {
  useEffect(() => {
    if (fault === null || !field.current) return undefined;
    const note = tableNote(field.current, fault);
    note.style.borderColor = colors.danger;
    placeBeside(note, field.current);
    return () => note.remove();
  }, [field, fault]);
}
