/** Max height of a window, in px, in which a list takes all the room that its field leaves: 400 % zoom, a phone held across. */
export const lowWindow = 480;

/** Distance between a field and what hangs from it, in px. */
export const listGap = 4;

/** Limits the height of a surface with a list in a low window: what is left on the roomier side of its field. */
export function measureRoom(surface: HTMLElement, field: { top: number; height: number }): void {
  const { innerHeight } = window;
  const room = Math.max(field.top, innerHeight - field.top - field.height) - 2 * listGap;
  surface.style.setProperty('--kit-dropdown-room', `${Math.floor(room)}px`);
}
