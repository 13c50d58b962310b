import { colors, inHighContrast } from '../theme/tokens.ts';

const tinted = (ground: string, text: string, mark: string) => ({
  borderColor: `color-mix(in srgb, ${mark} 32%, transparent)`,
  backgroundColor: ground,
  color: text,
  '& > svg': { color: mark },
  [inHighContrast]: { borderColor: mark },
});

/** The colour of the mark only, by `data-severity`: for elements on the kit's surface. */
export const severityMarkStyles = {
  '&[data-severity="success"] > svg': { color: colors.success },
  '&[data-severity="error"] > svg': { color: colors.danger },
  '&[data-severity="warning"] > svg': { color: colors.warning },
  '&[data-severity="info"] > svg': { color: colors.info },
} as const;

/** Background, text, border and icon by `data-severity`, for tinted elements. */
export const severityTintStyles = {
  borderColor: `color-mix(in srgb, ${colors.controlLine} 48%, transparent)`,
  backgroundColor: colors.sunken,
  color: colors.text,
  [inHighContrast]: { borderColor: colors.text },
  '&[data-severity="success"]': tinted(colors.successSoft, colors.onSuccessSoft, colors.success),
  '&[data-severity="error"]': tinted(colors.dangerSoft, colors.onDangerSoft, colors.danger),
  '&[data-severity="warning"]': tinted(colors.warningSoft, colors.onWarningSoft, colors.warning),
  '&[data-severity="info"]': tinted(colors.infoSoft, colors.onInfoSoft, colors.info),
} as const;
