import { colors, Dialog, StatusMessage } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useCombobox } from 'downshift';
import { Fragment, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Keys } from '../keyboard/Keys.tsx';
import { useWords } from '../language/useWords.ts';
import { PaletteField, palettePlace } from './PaletteField.tsx';
import type { PaletteItem } from './PaletteItem.ts';
import { usePaletteItems } from './usePaletteItems.ts';

/** Props of Palette. */
export interface PaletteProps {
  label: string;
  /** Whether the person may search agencies. */
  canSearch: boolean;
  /** The input. */
  text: string;
  onTextChange: (text: string) => void;
  /** Something was chosen: it is to be done once the palette is gone. */
  onChoose: (item: PaletteItem) => void;
  onClose: () => void;
}

const listHeight = 'min(420px, 60vh)';
const List = styled('ul')({
  maxHeight: listHeight,
  margin: 0,
  padding: '0 8px 8px',
  overflowY: 'auto',
  listStyle: 'none',
  scrollPaddingBlock: 8,
});
const Heading = styled('li')({
  padding: '12px 8px 4px',
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '16px',
  color: colors.textMuted,
});
const Option = styled('li')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  padding: '8px',
  borderRadius: 6,
  fontSize: '0.875rem',
  lineHeight: '20px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& > span:nth-of-type(2)': { marginInlineStart: 'auto' },
  '& > small': { flex: 'none', maxWidth: '50%', fontSize: '0.75rem', color: colors.textMuted },
  '&[aria-selected="true"]': {
    backgroundColor: colors.hover,
    outline: `2px solid ${colors.accent}`,
    outlineOffset: -2,
  },
});
const Empty = styled('p')({
  margin: 0,
  padding: 16,
  fontSize: '0.875rem',
  color: colors.textMuted,
});

/** Finds and runs by name: pages, commands of this page, saved searches and agencies. */
export function Palette({ label, canSearch, text, onTextChange, onChoose, onClose }: PaletteProps) {
  const { items, isSearching, failed } = usePaletteItems(text, canSearch);
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox({
    items,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (item) => item?.label ?? '',
    scrollIntoView: (row) => row?.scrollIntoView({ block: 'nearest' }),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  });
  const { t, formatCountOf } = useWords();
  const isEmpty = items.length === 0;
  const found = text === '' || isSearching ? '' : formatCountOf(items.length, 'result', 'results');
  const nothing = isSearching
    ? t('Searching…')
    : canSearch && text.trim().length === 1
      ? t('Type two letters to search agencies.')
      : t('Nothing found for “{text}”.', { text });
  const room = useRoom(isSearching);
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnEscape
      closeOnBackdropClick
      title={label}
      slotProps={{
        header: { sx: { display: 'none' } },
        paper: {
          sx: { alignSelf: 'flex-start', width: palettePlace.width },
          style: { marginTop: palettePlace.top },
        },
        content: { sx: { padding: 0 } },
      }}
    >
      <PaletteField
        {...getInputProps({ label, onKeyDown: keepTab, onChange: (event) => onTextChange(event.currentTarget.value) })}
        {...(isEmpty && { 'aria-expanded': false, 'aria-activedescendant': undefined })}
      />
      <div ref={room}>
        <List {...getMenuProps({ 'aria-label': t('Found') })} hidden={isEmpty}>
          {items.map((item, index) => (
            <Fragment key={item.id}>
              {item.group !== items[index - 1]?.group && <Heading role="presentation">{item.group}</Heading>}
              <Option {...getItemProps({ item, index, 'aria-selected': index === highlightedIndex })}>
                <span>{item.label}</span>
                <small>{item.detail}</small>
                {item.keys !== undefined && <Keys keys={item.keys} />}
              </Option>
            </Fragment>
          ))}
        </List>
        {isEmpty && <Empty>{nothing}</Empty>}
      </div>
      <StatusMessage>{failed ? t('Agencies could not be searched.') : isEmpty ? nothing : found}</StatusMessage>
    </Dialog>
  );
}

/** The field is all that can have the focus. Downshift would choose the active option as it leaves. */
function keepTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.preventDefault();
}

/** The list is as high as what was found; while more is on its way, it keeps the height that it had. */
function useRoom(isWaiting: boolean) {
  const room = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (room.current === null) return;
    room.current.style.minHeight = isWaiting ? `${height.current}px` : '';
    if (!isWaiting) height.current = room.current.offsetHeight;
  });
  return room;
}
