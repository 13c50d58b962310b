'use client';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import { colors, IconButton, useTexts } from '@agency-insights/ui-kit';
import { useSyncExternalStore } from 'react';
import { englishExtrasTexts } from '../texts/englishExtrasTexts.ts';
import type { PinTable } from './PinTable.ts';
import type { RowPins } from './RowPins.ts';

/** Props of `PinButton`. */
export interface PinButtonProps {
  pins: RowPins;
  table: PinTable;
  /** The row's number in the source. */
  rowIndex: number;
}

/** Button that pins or unpins a row. */
export function PinButton({ pins, table, rowIndex }: PinButtonProps) {
  const texts = useTexts('tableExtras', englishExtrasTexts);
  const { subscribe } = pins.news;
  const isPinned = useSyncExternalStore(
    subscribe,
    () => pins.has(table.idOf(rowIndex)),
    () => false,
  );
  return (
    <IconButton
      label={isPinned ? texts.unpinRow : texts.pinRow}
      tabIndex={-1}
      size="sm"
      onClick={() => {
        const isNow = pins.toggle({ id: table.idOf(rowIndex), rowIndex });
        table.say(isNow ? texts.rowPinned : texts.rowUnpinned);
      }}
    >
      {isPinned ? <PushPin style={{ color: colors.accent }} /> : <PushPinOutlined />}
    </IconButton>
  );
}
