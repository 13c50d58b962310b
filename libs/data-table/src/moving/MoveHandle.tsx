'use client';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import { colors, useTexts } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type PointerEvent } from 'react';
import { followPointer } from '../grid/followPointer.ts';
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

/** Style of the drop target row. */
const marked = { outlineStyle: 'solid', outlineWidth: '2px', outlineOffset: '-2px', outlineColor: colors.accent };
const unmarked = { outlineStyle: '', outlineWidth: '', outlineOffset: '', outlineColor: '' };

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
    const { ownerDocument } = event.currentTarget;
    const grid = event.currentTarget.closest('[role="grid"]');
    let target: HTMLElement | null = null;
    const mark = (row: HTMLElement | null) => {
      if (target) Object.assign(target.style, unmarked);
      target = row;
      if (target) Object.assign(target.style, marked);
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
        if (row) table.drop(rowIndex, Number(row.dataset['row']));
      },
    });
  };
  return (
    <Handle aria-hidden="true" title={texts.moveRow} onPointerDown={onPointerDown}>
      <DragIndicatorOutlined fontSize="small" />
    </Handle>
  );
}
