'use client';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import { colors, useTexts } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type PointerEvent } from 'react';
import { followPointer } from '../grid/followPointer.ts';
import { parts } from '../styles/parts.ts';
import { cellPosition } from '../plugins/cellPosition.ts';
import { englishExtrasTexts } from '../texts/englishExtrasTexts.ts';
import type { MoveTable } from './MoveTable.ts';

const Handle = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: 4,
  color: colors.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  '&:hover': { color: colors.text, background: colors.sunken },
});

/** Creates the line that shows where a dragged row lands. */
function dropLine(page: Document): HTMLElement {
  const line = page.createElement('div');
  line.ariaHidden = 'true';
  Object.assign(line.style, {
    position: 'absolute',
    insetInline: '0',
    zIndex: '5',
    // Forced colours keep borders.
    borderTop: `2px solid ${colors.accent}`,
    pointerEvents: 'none',
  });
  return line;
}

/** Places the line below a row if the dragged one comes from above, and above it otherwise; at its own row there is none. */
function placeLine(line: HTMLElement, row: HTMLElement, distance: number): void {
  const view = row.closest(`.${parts.view}`);
  if (!view || distance === 0) return;
  const { top, bottom } = row.getBoundingClientRect();
  line.dataset['drop'] = distance > 0 ? 'after' : 'before';
  line.style.top = `${(distance > 0 ? bottom : top) - view.getBoundingClientRect().top - 1}px`;
  view.append(line);
}

/** Props of `MoveHandle`. */
export interface MoveHandleProps {
  table: MoveTable;
  /** The row's number in the source. */
  rowIndex: number;
}

/** Drag handle of a row. On the keyboard, use Alt + Shift + arrow up or down in any cell of the row. */
export function MoveHandle({ table, rowIndex }: MoveHandleProps) {
  const texts = useTexts('tableExtras', englishExtrasTexts);
  const end = useRef<() => void>(() => undefined);
  useEffect(() => () => end.current(), []);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const { ownerDocument } = handle;
    const grid = handle.closest(`.${parts.view}`);
    const from = Number(handle.closest<HTMLElement>('[data-row]')?.dataset['row']);
    const line = dropLine(ownerDocument);
    const mark = (row: HTMLElement | null) => {
      line.remove();
      const position = Number(row?.dataset['row']);
      if (row && table.accepts(rowIndex, position)) placeLine(line, row, position - from);
    };
    const rowAt = ({ clientX, clientY }: globalThis.PointerEvent): HTMLElement | null => {
      const under = ownerDocument.elementFromPoint(clientX, clientY);
      return under && grid?.contains(under) && cellPosition(under) ? under.closest<HTMLElement>('[data-row]') : null;
    };
    end.current = followPointer(ownerDocument, event.pointerId, {
      onMove: (pointer) => mark(rowAt(pointer)),
      onEnd: () => mark(null),
      onDrop(pointer) {
        const row = rowAt(pointer);
        if (row) table.drop(rowIndex, Number(row.dataset['row']), handle);
      },
    });
  };
  return (
    <Handle aria-hidden="true" title={texts.moveRow} onPointerDown={onPointerDown}>
      <DragIndicatorOutlined fontSize="small" />
    </Handle>
  );
}
