const isMac = /Mac|iP(hone|ad)/.test(globalThis.navigator?.platform ?? '');
const names: Readonly<Record<string, string>> = {
  $mod: isMac ? '⌘' : 'Ctrl',
  Alt: isMac ? '⌥' : 'Alt',
  Enter: 'Enter',
  Space: 'Space',
  ArrowUp: '↑',
  Escape: 'Esc',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Shift: isMac ? '⇧' : 'Shift',
};

/** The keys of a command as they are printed on a keyboard, one after the other: `g f` is `G` and then `F`. */
export function keyNames(keys: string): string[] {
  return keys
    .split(' ')
    .flatMap((press) => press.split('+'))
    .filter((key) => !key.startsWith('['))
    .map((key) => names[key] ?? key.toUpperCase());
}
