import { tinykeys } from 'tinykeys';
import { alwaysOn, commandIds, commands, type CommandId } from './commands.ts';
import type { CommandRegistry } from './CommandRegistry.ts';

/** Elements with their own keys. */
const ownKeys = 'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [role="slider"]';
/** Layers that cover the page or are open above it, and a page that cannot be used: in it nothing could take the focus. */
const above = '[aria-modal="true"], [role="menu"], [role="listbox"], [inert]';

/** Runs commands by their keys; single letters only if enabled. Returns a cleanup function. */
export function bindKeys(registry: CommandRegistry, { singleKeys }: { singleKeys: boolean }): () => void {
  const handlerOf = (id: CommandId) => (event: KeyboardEvent) => {
    const run = registry.handlers()[id];
    if (run === undefined) return;
    event.preventDefault();
    run();
  };
  // The first that fits is done: `g f` comes before `f`.
  const single = commandIds
    .filter((id) => singleKeys && id !== alwaysOn && commands[id].keys !== undefined)
    .sort((a, b) => presses(b) - presses(a));
  const unbind = [
    tinykeys(window, { [commands[alwaysOn].keys ?? '']: handlerOf(alwaysOn) }, { ignore: () => false }),
    tinykeys(window, Object.fromEntries(single.map((id) => [commands[id].keys, handlerOf(id)])), { ignore: isTaken }),
  ];
  return () => unbind.forEach((end) => end());
}

const presses = (id: CommandId): number => commands[id].keys?.split(' ').length ?? 0;

/** Whether a key belongs to a field or an open overlay, or was already handled. */
function isTaken({ defaultPrevented, isComposing, repeat, target, key }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing) return true;
  // Held down, only steps through rows go on.
  if (repeat && key !== 'j' && key !== 'k') return true;
  return (target instanceof Element && target.closest(ownKeys) !== null) || isCovered();
}

/** Whether an overlay is open or the page is covered; closed overlays that stay mounted are hidden. */
function isCovered(): boolean {
  return [...document.querySelectorAll(above)].some((element) => element.closest('[aria-hidden="true"]') === null);
}
