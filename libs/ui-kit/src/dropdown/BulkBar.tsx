'use client';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { FocusEvent, KeyboardEvent, ReactElement } from 'react';
import { colors, fontSizes, radius } from '../theme/tokens.ts';
import type { Dropdown } from './useDropdown.types.ts';

/** Props of `BulkBar`. */
export interface BulkBarProps {
  /** The dropdown that it belongs to. */
  dropdown: Dropdown;
  /** Offers to invert the selection, and says that codes can be pasted; else it is there for a result alone. */
  offersActions: boolean;
}

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '4px 8px 4px 12px',
  borderTop: `1px solid ${colors.line}`,
  color: colors.textMuted,
  fontSize: fontSizes.xs,
  lineHeight: 1.3334,
});
const Text = styled('span')({ minWidth: 0, maxHeight: 64, overflowY: 'auto', overflowWrap: 'anywhere' });
const Actions = styled('span')({ display: 'flex', flexShrink: 0 });
// The look of a compact text button without the rest of it: every dropdown on a page would carry that.
const Action = styled(ButtonBase)({
  height: 24,
  padding: '0 9px',
  borderRadius: radius,
  color: colors.textMuted,
  fontSize: fontSizes.xs,
  fontWeight: 500,
  lineHeight: 1.43,
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: colors.hover, color: colors.text },
});

/**
 * What stands under a list of several values: how many a paste has found, a way back, and inverting. The Tab key leads
 * from the field to it and on; Escape leads back.
 */
export function BulkBar({ dropdown, offersActions }: BulkBarProps): ReactElement | null {
  const { bulk, bar, focus } = dropdown;
  const { setBar } = bar;
  if (!offersActions && bulk.resultText === '') return null;
  const run = (action: () => void) => () => {
    action();
    // The button that was pressed may be gone: the field has the focus again.
    if (bar.isInside()) focus();
  };
  return (
    <Root
      ref={setBar}
      role="group"
      aria-label="Selection"
      onFocus={() => bar.mark(true)}
      onBlur={(event) => leave(event, dropdown)}
      onKeyDown={(event) => pressKey(event, dropdown)}
    >
      <Text>{bulk.resultText || 'Paste a column of codes to select them.'}</Text>
      <Actions>
        {bulk.resultText !== '' && <Action onClick={run(bulk.undo)}>Undo</Action>}
        {offersActions && <Action onClick={run(bulk.invert)}>Invert</Action>}
      </Actions>
    </Root>
  );
}

function leave(event: FocusEvent<HTMLElement>, { bar, close }: Dropdown): void {
  if (event.currentTarget.contains(event.relatedTarget)) return;
  bar.mark(false);
  if (!(event.relatedTarget instanceof Element && event.relatedTarget.role === 'combobox')) close();
}

function pressKey(event: KeyboardEvent<HTMLElement>, { focus }: Dropdown): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const isFirst = event.target === buttons[0];
  const isLast = event.target === buttons[buttons.length - 1];
  if (event.key === 'Escape' || (event.key === 'Tab' && event.shiftKey && isFirst)) {
    event.preventDefault();
    event.stopPropagation();
    focus();
    // The list hangs at the end of the page: the Tab key goes on from the field.
  } else if (event.key === 'Tab' && !event.shiftKey && isLast) focus();
}
