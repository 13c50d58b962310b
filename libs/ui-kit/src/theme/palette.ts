/**
 * The kit's own colours of one colour scheme. Every pair of text and ground in it reaches 4.5:1, in high contrast 7:1;
 * the outlines of controls reach 3:1.
 */
export interface KitPalette {
  /** The background of a page. */
  page: string;
  /** Cards, panels, menus and controls. */
  surface: string;
  /** Menus, dialogs and drawers. In the dark scheme, higher surfaces are lighter. */
  overlay: string;
  /** A quiet fill on page and surfaces: neutral chips, placeholders, what is disabled. */
  sunken: string;
  /** The hovered or highlighted item of a list. */
  hover: string;
  /** Hairlines between and around surfaces. */
  line: string;
  /** The same around and within what rests on the page or floats over it. */
  lineOverlay: string;
  /** The outline of a control at rest. */
  controlLine: string;
  /** The outline of a control under the pointer. */
  controlLineHover: string;
  /** Body text. */
  text: string;
  /** Secondary text: labels, captions, placeholders. */
  textMuted: string;
  /** Disabled text and icons. */
  textDisabled: string;
  /** The accent as text, icon, outline or mark. */
  accent: string;
  /** The accent as the fill of a control. */
  accentFill: string;
  /** `accentFill` under the pointer. */
  accentFillHover: string;
  /** Text on `accentFill`. */
  onAccentFill: string;
  /** A tint that marks the chosen one of several. */
  accentSoft: string;
  /** Text on `accentSoft`. */
  onAccentSoft: string;
  /** The part of a histogram inside the chosen range. */
  accentTrack: string;
  /** The fill of a count badge. */
  badge: string;
  /** Text on `badge`. */
  onBadge: string;
  /** Information as text. */
  info: string;
  /** Information as a tint. */
  infoSoft: string;
  /** Text on `infoSoft`. */
  onInfoSoft: string;
  /** What went well, as text or icon. */
  success: string;
  /** What went well, as a tint. */
  successSoft: string;
  /** Text on `successSoft`. */
  onSuccessSoft: string;
  /** Danger as text, icon or outline. */
  danger: string;
  /** Danger as the fill of a control. */
  dangerFill: string;
  /** `dangerFill` under the pointer. */
  dangerFillHover: string;
  /** Danger as a tint. */
  dangerSoft: string;
  /** Text on `dangerSoft`. */
  onDangerSoft: string;
  /** Warning as text or icon. */
  warning: string;
  /** Warning as the fill of a control. */
  warningFill: string;
  /** Text on `warningFill`. */
  onWarningFill: string;
  /** Warning as a tint. */
  warningSoft: string;
  /** Text on `warningSoft`. */
  onWarningSoft: string;
  /** The top bar. */
  appBar: string;
  /** Text and icons on the top bar. */
  onAppBar: string;
  /** The background of an avatar without a picture. */
  avatar: string;
  /** Initials on `avatar`. */
  onAvatar: string;
  /** The background of tooltips and plain toasts. */
  inverse: string;
  /** Text on `inverse`. */
  onInverse: string;
  /** What lies between a modal surface and the page. */
  backdrop: string;
  /** The first elevation: something that rests on the page. */
  shadowRaised: string;
  /** The second elevation: something that floats over the page. */
  shadowOverlay: string;
}

/** Colours of the light scheme. */
export const lightPalette: KitPalette = {
  page: '#f5f7f9',
  surface: '#ffffff',
  overlay: '#ffffff',
  sunken: '#dfe6ec',
  hover: '#ebf0f4',
  line: '#e1e6eb',
  lineOverlay: '#d3dbe2',
  controlLine: '#84919c',
  controlLineHover: '#52636f',
  text: '#14212b',
  textMuted: '#52636f',
  textDisabled: '#8a97a2',
  accent: '#2e8540',
  accentFill: '#2e8540',
  accentFillHover: '#256b34',
  onAccentFill: '#ffffff',
  accentSoft: '#eaf4ec',
  onAccentSoft: '#1f5f2e',
  accentTrack: '#cfe5d4',
  badge: '#2e8540',
  onBadge: '#ffffff',
  info: '#2b5597',
  infoSoft: '#e8edf6',
  onInfoSoft: '#27467c',
  success: '#2e8540',
  successSoft: '#eaf4ec',
  onSuccessSoft: '#1f5f2e',
  danger: '#c62828',
  dangerFill: '#d32f2f',
  dangerFillHover: '#b32424',
  dangerSoft: '#fdecec',
  onDangerSoft: '#a11f1f',
  warning: '#a34b00',
  warningFill: '#ed6c02',
  onWarningFill: '#14212b',
  warningSoft: '#fff1e3',
  onWarningSoft: '#8a4000',
  appBar: '#071f30',
  onAppBar: '#ffffff',
  avatar: '#d5e8da',
  onAvatar: '#17482a',
  inverse: '#14212b',
  onInverse: '#ffffff',
  backdrop: 'rgba(7, 31, 48, 0.48)',
  shadowRaised: '0 1px 3px rgba(7, 31, 48, 0.16)',
  shadowOverlay: '0 8px 28px rgba(7, 31, 48, 0.16), 0 2px 6px rgba(7, 31, 48, 0.08)',
};

/** Colours of the dark scheme. */
export const darkPalette: KitPalette = {
  page: '#0b1720',
  surface: '#112230',
  overlay: '#1a3041',
  sunken: '#2a465b',
  hover: '#21394c',
  line: '#263d50',
  lineOverlay: '#3a556a',
  controlLine: '#6f8a9c',
  controlLineHover: '#8fa6b5',
  text: '#e6edf2',
  textMuted: '#a5b7c4',
  textDisabled: '#6b8293',
  accent: '#5dbb72',
  accentFill: '#2e8540',
  accentFillHover: '#277338',
  onAccentFill: '#ffffff',
  accentSoft: '#1b4234',
  onAccentSoft: '#8fd6a0',
  accentTrack: '#1f4d33',
  badge: '#5dbb72',
  onBadge: '#0b1720',
  info: '#a9c1f0',
  infoSoft: '#1c2f4d',
  onInfoSoft: '#b4c9f3',
  success: '#5dbb72',
  successSoft: '#1b4234',
  onSuccessSoft: '#8fd6a0',
  danger: '#f28b82',
  dangerFill: '#d32f2f',
  dangerFillHover: '#b92a2a',
  dangerSoft: '#3a1e22',
  onDangerSoft: '#f5b3ae',
  warning: '#f6a85c',
  warningFill: '#ed6c02',
  onWarningFill: '#0b1720',
  warningSoft: '#3a2a17',
  onWarningSoft: '#f6c48f',
  appBar: '#06141f',
  onAppBar: '#ffffff',
  avatar: '#d5e8da',
  onAvatar: '#17482a',
  inverse: '#e6edf2',
  onInverse: '#14212b',
  backdrop: 'rgba(2, 8, 13, 0.64)',
  shadowRaised: '0 1px 3px rgba(0, 0, 0, 0.48)',
  shadowOverlay: '0 8px 28px rgba(0, 0, 0, 0.56), 0 2px 6px rgba(0, 0, 0, 0.4)',
};

/** Colours of the high-contrast scheme: black on white, with hairlines as dark as text. */
export const highContrastPalette: KitPalette = {
  page: '#ffffff',
  surface: '#ffffff',
  overlay: '#ffffff',
  sunken: '#eeeeee',
  hover: '#e4e4e4',
  line: '#4d4d4d',
  lineOverlay: '#000000',
  controlLine: '#000000',
  controlLineHover: '#000000',
  text: '#000000',
  textMuted: '#262626',
  textDisabled: '#595959',
  accent: '#0f5323',
  accentFill: '#0f5323',
  accentFillHover: '#0a3b18',
  onAccentFill: '#ffffff',
  accentSoft: '#d9f0df',
  onAccentSoft: '#06320f',
  accentTrack: '#3f8a54',
  badge: '#0f5323',
  onBadge: '#ffffff',
  info: '#0b2f6b',
  infoSoft: '#e1e9fa',
  onInfoSoft: '#0b2f6b',
  success: '#0f5323',
  successSoft: '#d9f0df',
  onSuccessSoft: '#06320f',
  danger: '#8f0d0d',
  dangerFill: '#8f0d0d',
  dangerFillHover: '#6b0808',
  dangerSoft: '#fde5e5',
  onDangerSoft: '#6b0808',
  warning: '#663000',
  warningFill: '#ffb066',
  onWarningFill: '#000000',
  warningSoft: '#ffeedb',
  onWarningSoft: '#4f2500',
  appBar: '#000000',
  onAppBar: '#ffffff',
  avatar: '#0f5323',
  onAvatar: '#ffffff',
  inverse: '#000000',
  onInverse: '#ffffff',
  backdrop: 'rgba(0, 0, 0, 0.72)',
  shadowRaised: 'none',
  shadowOverlay: '0 0 0 1px #000000',
};
