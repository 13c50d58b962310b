/** Width of the list of presets, in px; the field needs it before the list is loaded. */
export const presetListWidth = 216;
