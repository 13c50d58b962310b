import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../language/useWords.ts';

const Chips = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: '1px 4px' });
const LineChip = styled('span')({
  // Low enough for two in a row with the text spacing of a user.
  padding: '1px 8px',
  borderRadius: 10,
  fontSize: '0.75rem',
  lineHeight: '18px',
  backgroundColor: colors.infoSoft,
  color: colors.onInfoSoft,
  // Told from the ground of a selected row, too.
  boxShadow: `inset 0 0 0 1px ${colors.lineOverlay}`,
  '&[data-line="Personal"]': { backgroundColor: colors.accentSoft, color: colors.onAccentSoft },
  // In forced colours the line marks a chip.
  '@media (forced-colors: active)': { outline: '1px solid', outlineOffset: -1 },
});

export interface LineChipsProps {
  /** Lines as the backend names them: `Personal, Commercial`. */
  lines: string;
}

/** The lines of business that an agency writes. */
export function LineChips({ lines }: LineChipsProps) {
  const { t } = useWords();
  return (
    <Chips>
      {lines
        .split(', ')
        .filter(Boolean)
        .map((line) => (
          <LineChip key={line} data-line={line}>
            {t(line)}
          </LineChip>
        ))}
    </Chips>
  );
}
