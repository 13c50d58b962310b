/** How the value of a slider changed. */
export interface SliderChangeDetails {
  /**
   * `pointer`: a handle was dragged or the track pressed; `keyboard`: a key moved the handle; `input`: assistive
   * technology set the value; `reset`: it went back to the start with its native form.
   */
  reason: 'pointer' | 'keyboard' | 'input' | 'reset';
}

/** How it changed, read off the type of the event that MUI reports with the value. */
export function sliderDetails({ type }: { type: string }): SliderChangeDetails {
  if (type.startsWith('key')) return { reason: 'keyboard' };
  return { reason: type === 'change' || type === 'input' ? 'input' : 'pointer' };
}
