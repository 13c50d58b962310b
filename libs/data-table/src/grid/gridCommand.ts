import { footRow } from './gridNavigation.ts';
import type { CellPosition } from './gridNavigation.ts';

/** The command of a key, other than navigation. */
export type GridCommand =
  | { kind: 'resize-column'; direction: -1 | 1 }
  | { kind: 'move-column'; direction: -1 | 1 }
  | { kind: 'open-menu' }
  | { kind: 'select-row'; extend: boolean }
  | { kind: 'extend-selection'; direction: -1 | 1 }
  | { kind: 'select-all' }
  | { kind: 'expand-row'; open: boolean }
  | { kind: 'expand-siblings' }
  | { kind: 'go-to-parent' }
  | { kind: 'copy' }
  | { kind: 'enter-cell' }
  | { kind: 'leave-cell' };

/** The relevant parts of a key press. */
export interface CommandKey {
  /** `KeyboardEvent.key`. */
  key: string;
  /** Alt, or Option on a Mac. */
  alt: boolean;
  /** Control, or Command on a Mac. */
  ctrl: boolean;
  shift: boolean;
}

/** Facts about the focused cell. */
export interface CellFacts {
  /** Whether the focus is on an element inside the cell. */
  isInside: boolean;
  /** Whether the cell has the row's checkbox. */
  isSelectionCell: boolean;
  /** Whether the cell has a control that Space presses; a link is none. */
  usesSpace: boolean;
  /** How many rows can be selected at a time; undefined for none. */
  selection: 'single' | 'multiple' | undefined;
  /** Whether the rows nested in this row are shown; null if there are none, and in other columns than the first. */
  isExpanded: boolean | null;
  /** How deep the row is nested, from 0; null in a table without nested rows, and in other columns than the first. */
  depth: number | null;
  /** Whether the user has selected text, which the browser copies. */
  isTextMarked: boolean;
}

/** Returns the command of a key; null for navigation and browser keys. */
export function gridCommand(position: CellPosition, pressed: CommandKey, facts: CellFacts): GridCommand | null {
  if (facts.isInside) return pressed.key === 'Escape' ? { kind: 'leave-cell' } : null;
  const letter = pressed.ctrl && pressed.key.toLowerCase();
  if (letter === 'a') return facts.selection === 'multiple' ? { kind: 'select-all' } : null;
  if (letter === 'c') return facts.isTextMarked ? null : { kind: 'copy' };
  if (position.row === footRow) return null;
  if (position.row < -1 && pressed.key === 'Enter') return { kind: 'open-menu' };
  return position.row < 0 ? headerCommand(pressed) : rowCommand(pressed, facts);
}

function headerCommand({ key, alt, shift }: CommandKey): GridCommand | null {
  if (!alt) return null;
  if (key === 'ArrowDown') return { kind: 'open-menu' };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const direction = key === 'ArrowLeft' ? -1 : 1;
  return { kind: shift ? 'move-column' : 'resize-column', direction };
}

function rowCommand({ key, alt, ctrl, shift }: CommandKey, facts: CellFacts): GridCommand | null {
  if (alt || ctrl) return null;
  if (key === 'Enter' && facts.isSelectionCell) return { kind: 'select-row', extend: false };
  if (key === 'Enter' || key === 'F2') return { kind: 'enter-cell' };
  if (key === ' ' && facts.selection && (facts.isSelectionCell || shift || !facts.usesSpace)) {
    return { kind: 'select-row', extend: facts.isSelectionCell && shift };
  }
  if (shift && facts.isSelectionCell && (key === 'ArrowUp' || key === 'ArrowDown')) {
    return { kind: 'extend-selection', direction: key === 'ArrowUp' ? -1 : 1 };
  }
  if (facts.isExpanded === false && key === 'ArrowRight') return { kind: 'expand-row', open: true };
  if (facts.isExpanded === true && key === 'ArrowLeft') return { kind: 'expand-row', open: false };
  if (facts.depth && key === 'ArrowLeft') return { kind: 'go-to-parent' };
  if (facts.depth !== null && key === '*') return { kind: 'expand-siblings' };
  return null;
}
