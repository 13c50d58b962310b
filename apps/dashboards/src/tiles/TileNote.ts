import { colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';

/** A note below the sentence of a tile about policies that its numbers exclude. */
export const TileNote = styled('p')({ margin: '-8px 0 12px', fontSize: fontSizes.xs, color: colors.textMuted });
