import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { hiddenColumnsNote, type HiddenColumns } from '../hiddenColumnsNote.ts';
import { useWords } from '../../language/useWords.ts';

const Note = styled('p')({ margin: '4px 8px 6px', color: colors.textMuted, fontSize: '0.75rem', lineHeight: '16px' });

/** Says below the choice of columns which are hidden without a person's doing, and why; nothing if none are. */
export function HiddenColumnsNote(props: Omit<HiddenColumns, 't'>) {
  const { t } = useWords();
  const note = hiddenColumnsNote({ ...props, t });
  return note !== undefined && <Note>{note}</Note>;
}
