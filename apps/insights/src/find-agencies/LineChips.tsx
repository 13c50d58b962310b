import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';

const Chips = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: '1px 4px' });
const LineChip = styled('span')({
  padding: '2px 8px',
  borderRadius: 10,
  fontSize: '0.75rem',
  lineHeight: '16px',
  backgroundColor: colors.infoSoft,
  color: colors.onInfoSoft,
  '&[data-line="Personal"]': { backgroundColor: colors.accentSoft, color: colors.onAccentSoft },
  // In forced colours the border marks a chip.
  '@media (forced-colors: active)': {
    '&, &[data-line="Personal"]': {
      padding: '1px 7px',
      border: '1px solid CanvasText',
      backgroundColor: 'Canvas',
      color: 'CanvasText',
    },
  },
});

export interface LineChipsProps {
  /** Lines as the backend names them: `Personal, Commercial`. */
  lines: string;
}

/** The lines of business that an agency writes. */
export function LineChips({ lines }: LineChipsProps) {
  return (
    <Chips>
      {lines
        .split(', ')
        .filter(Boolean)
        .map((line) => (
          <LineChip key={line} data-line={line}>
            {line}
          </LineChip>
        ))}
    </Chips>
  );
}
