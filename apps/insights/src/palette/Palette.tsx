import { colors, Dialog, StatusMessage } from '@agency-insights/ui-kit';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { styled } from '@mui/material/styles';
import { useCombobox } from 'downshift';
import { Fragment, useState } from 'react';
import { Keys } from '../keyboard/Keys.tsx';
import { useWords } from '../language/useWords.ts';
import type { PaletteItem } from './PaletteItem.ts';
import { usePaletteItems } from './usePaletteItems.ts';

/** Props of Palette. */
export interface PaletteProps {
  /** Whether the person may search agencies. */
  canSearch: boolean;
  /** Something was chosen: it is to be done once the palette is gone. */
  onChoose: (item: PaletteItem) => void;
  onClose: () => void;
}

const Field = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '4px 16px',
  borderBottom: `1px solid ${colors.line}`,
  color: colors.textMuted,
});
const Input = styled('input')({
  flex: 1,
  minWidth: 0,
  padding: '12px 0',
  border: 0,
  outline: 'none',
  background: 'none',
  color: colors.text,
  font: 'inherit',
  fontSize: '1rem',
  '&::placeholder': { color: colors.textMuted, opacity: 1 },
});
const List = styled('ul')({
  height: 'min(420px, 60vh)',
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
  '& > small': { flex: 1, fontSize: '0.75rem', color: colors.textMuted },
  '&[aria-selected="true"]': { backgroundColor: colors.hover, outline: '1px solid transparent' },
});
const Empty = styled('p')({ margin: 0, padding: 16, fontSize: '0.875rem', color: colors.textMuted });

/** Opens and does what is typed: pages, commands of this page, saved searches and agencies. */
export function Palette({ canSearch, onChoose, onClose }: PaletteProps) {
  const [text, setText] = useState('');
  const { items, isSearching, failed } = usePaletteItems(text, canSearch);
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox({
    items,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (item) => item?.label ?? '',
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  });
  const { t } = useWords();
  const label = canSearch ? t('Search pages, agencies and commands') : t('Search pages and commands');
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnEscape
      closeOnBackdropClick
      title={label}
      slotProps={{
        header: { sx: { display: 'none' } },
        paper: { sx: { alignSelf: 'flex-start', width: 'min(600px, 90%)' }, style: { marginTop: '10vh' } },
        content: { sx: { padding: 0 } },
      }}
    >
      <Field>
        <SearchOutlined aria-hidden />
        <Input
          {...getInputProps({
            'aria-label': label,
            placeholder: label,
            autoFocus: true,
            maxLength: 100,
            onChange: (event) => setText(event.currentTarget.value),
          })}
        />
      </Field>
      <List {...getMenuProps({ 'aria-label': t('Found') })}>
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
        {items.length === 0 && (
          <Empty role="presentation">
            {isSearching ? t('Searching…') : t('Nothing is called “{text}”.', { text })}
          </Empty>
        )}
      </List>
      <StatusMessage>{failed ? t('Agencies could not be searched.') : ''}</StatusMessage>
    </Dialog>
  );
}
