/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { bindKeys } from './bindKeys.ts';
import { createCommandRegistry } from './CommandRegistry.ts';
import type { CommandId } from './commands.ts';

const ids = ['findAgencies', 'filters', 'shortcuts', 'palette'] as const satisfies readonly CommandId[];

describe('the keys of commands [PLUS-44]', () => {
  let done: CommandId[];
  let unbind: () => void;

  function bind(singleKeys = true) {
    done = [];
    const registry = createCommandRegistry();
    registry.add(() => Object.fromEntries(ids.map((id) => [id, () => done.push(id)])));
    unbind = bindKeys(registry, { singleKeys });
  }

  const press = (...keys: string[]) =>
    keys.forEach((key) => fireEvent.keyDown(document.activeElement!, { key, code: 'any' }));

  /** The test's browser knows no modifiers by itself. */
  function pressPaletteKeys() {
    const event = new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', bubbles: true });
    event.getModifierState = (name) => name === 'Control';
    fireEvent(document.activeElement!, event);
  }

  afterEach(() => {
    unbind();
    document.body.replaceChildren();
  });

  it('work alone or in sequence, and one press runs one command', () => {
    bind();
    press('f');
    expect(done).toEqual(['filters']);
    press('g', 'f');
    expect(done).toEqual(['filters', 'findAgencies']);
  });

  it('do nothing in a focused field, except the palette’s shortcut', () => {
    bind();
    document.body.append(document.createElement('input'));
    document.querySelector('input')!.focus();
    press('f', '?');
    pressPaletteKeys();
    expect(done).toEqual(['palette']);
  });

  it.each(['dialog', 'menu', 'listbox'])('do nothing behind an open %s', (role) => {
    bind();
    const above = document.createElement('div');
    above.setAttribute('role', role);
    if (role === 'dialog') above.setAttribute('aria-modal', 'true');
    document.body.append(above);
    press('f');
    expect(done).toEqual([]);
    // Closed and kept for the next time.
    above.setAttribute('aria-hidden', 'true');
    press('f');
    expect(done).toEqual(['filters']);
  });

  it('do nothing while a page cannot be used, as under the cover that waits for the second factor', () => {
    bind();
    const page = document.createElement('main');
    page.setAttribute('inert', '');
    document.body.append(page);
    press('f');
    expect(done).toEqual([]);
    page.removeAttribute('inert');
    press('f');
    expect(done).toEqual(['filters']);
  });

  it('can be switched off if they are single letters', () => {
    bind(false);
    press('f', 'g', 'f', '?');
    pressPaletteKeys();
    expect(done).toEqual(['palette']);
  });
});
