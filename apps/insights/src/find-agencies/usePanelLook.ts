import useMediaQuery from '@mui/material/useMediaQuery';
import { phoneScreen } from '../shell/phoneScreen.ts';

const drawerWidth = 400;
/** From this width on a filter panel is beside the page; below it covers it. */
const pushFrom = 1200;
/**
 * From 1400 px of viewport on the form takes 380 px of the drawer: it has this padding at both sides, in px. Below, it
 * takes 340 px (APP-FIND-4).
 */
const formAir = 14;
const wideScreen = '(min-width: 1400px)';

/** The text of a button without a border is in line with the edge of the form. */
export const clearButtonPlace = {
  marginInlineStart: '-14px',
  '@media (forced-colors: active)': { marginInlineStart: 0 },
};

/** How every panel of filters is laid out: on Find agencies and on the dashboards. */
export interface PanelLook {
  /** Whether it is beside the page; else it covers it. */
  isBeside: boolean;
  /** Props of the drawer. */
  drawer: { width: number; pushFrom: number; inset: number };
  /** The form's own air at both sides, in px. */
  air: number;
}

/** Returns how panels of filters are laid out in this window. */
export function usePanelLook(): PanelLook {
  const isBeside = useMediaQuery(`(min-width: ${pushFrom}px)`, { noSsr: true });
  const isWide = useMediaQuery(wideScreen, { noSsr: true });
  const isPhone = useMediaQuery(phoneScreen, { noSsr: true });
  // Space between the panel's sides and its content, in px.
  const inset = isWide ? 24 : isPhone ? 20 : 30;
  return { isBeside, drawer: { width: drawerWidth, pushFrom, inset }, air: isWide ? formAir : 0 };
}
