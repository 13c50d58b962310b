import type { SavedFilter } from '@agency-insights/insights-api';
import { Button, colors, cutOff, IconButton, Popover, Tooltip } from '@agency-insights/ui-kit';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useId, useState, type KeyboardEvent } from 'react';
import { useWords } from '../../language/useWords.ts';

const maxListHeight = 280;

const List = styled('ul')({ margin: 0, padding: 4, maxHeight: maxListHeight, overflowY: 'auto', listStyle: 'none' });
const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  borderRadius: 4,
  '&:hover, &:focus-within': { backgroundColor: colors.hover },
});
const Choice = styled(ButtonBase)({
  flex: 1,
  justifyContent: 'flex-start',
  gap: 8,
  minWidth: 0,
  minHeight: 36,
  padding: '0 8px',
  borderRadius: 4,
  fontSize: '0.875rem',
  textAlign: 'start',
  '& > span:first-of-type': { flex: 1, ...cutOff },
  '& > svg': { flexShrink: 0, fontSize: 18, color: colors.accent },
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: -2 },
});
const Label = styled('span')({
  ...cutOff,
  '&[data-empty]': { color: colors.textMuted, fontWeight: 400 },
});

export interface SavedFiltersSelectProps {
  /** By name. */
  savedFilters: readonly SavedFilter[];
  selected: SavedFilter | null;
  disabled?: boolean;
  onSelect: (saved: SavedFilter) => void;
  onRename: (saved: SavedFilter) => void;
  onDelete: (saved: SavedFilter) => void;
}

/** Chooses saved filters, each of which can be renamed and deleted from the list (APP-DASH-4). */
export function SavedFiltersSelect(props: SavedFiltersSelectProps) {
  const { savedFilters, selected, disabled = false } = props;
  const { t } = useWords();
  const name = t('Saved filters list');
  const [anchor, setAnchor] = useState<Element | null>(null);
  const listId = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        role="combobox"
        aria-label={name}
        aria-haspopup="dialog"
        aria-controls={listId}
        aria-expanded={anchor !== null}
        fullWidth
        disabled={disabled || savedFilters.length === 0}
        endIcon={<ExpandMoreOutlined />}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setAnchor(event.currentTarget);
        }}
        sx={{ justifyContent: 'space-between' }}
      >
        <Label data-empty={selected === null || undefined}>
          {selected?.filterName ?? (savedFilters.length === 0 ? t('No saved filters yet') : name)}
        </Label>
      </Button>
      <Popover
        open={anchor !== null}
        anchor={anchor}
        onClose={close}
        width={anchor?.clientWidth}
        aria-label={name}
        slotProps={{ paper: { id: listId } }}
      >
        <List aria-label={name} onKeyDown={moveByArrows}>
          {savedFilters.map((saved) => (
            <SavedFiltersRow key={saved.id} {...props} saved={saved} onDone={close} />
          ))}
        </List>
      </Popover>
    </>
  );
}

interface SavedFiltersRowProps extends SavedFiltersSelectProps {
  saved: SavedFilter;
  onDone: () => void;
}

function SavedFiltersRow({ saved, selected, onSelect, onRename, onDelete, onDone }: SavedFiltersRowProps) {
  const { t } = useWords();
  const isSelected = saved.id === selected?.id;
  const actions = [
    {
      title: t('Rename'),
      label: t('Rename {name}', { name: saved.filterName }),
      icon: <EditOutlined />,
      act: onRename,
    },
    {
      title: t('Delete'),
      label: t('Delete {name}', { name: saved.filterName }),
      icon: <DeleteOutlined />,
      act: onDelete,
    },
  ];
  return (
    <Row>
      <Choice
        autoFocus={isSelected}
        disableRipple
        aria-current={isSelected || undefined}
        title={saved.filterName}
        onClick={() => {
          onDone();
          onSelect(saved);
        }}
      >
        <span>{saved.filterName}</span>
        {isSelected && <CheckOutlined />}
      </Choice>
      {actions.map(({ title, label, icon, act }) => (
        <Tooltip key={title} title={title}>
          <IconButton
            label={label}
            size="sm"
            tooltip={false}
            onClick={() => {
              onDone();
              act(saved);
            }}
          >
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </Row>
  );
}

/** Up and down go to the same button of the next row, left and right within the row. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll('li')].map((row) => [...row.querySelectorAll('button')]);
  const row = rows.findIndex((buttons) => buttons.some((button) => button === event.target));
  const column = rows[row]?.findIndex((button) => button === event.target) ?? -1;
  const next: Partial<Record<string, HTMLElement | undefined>> = {
    ArrowDown: rows[row + 1]?.[column],
    ArrowUp: rows[row - 1]?.[column],
    ArrowRight: rows[row]?.[column + 1],
    ArrowLeft: rows[row]?.[column - 1],
    Home: rows[0]?.[column],
    End: rows.at(-1)?.[column],
  };
  if (!(event.key in next)) return;
  event.preventDefault();
  next[event.key]?.focus();
}
