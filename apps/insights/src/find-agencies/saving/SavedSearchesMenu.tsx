import type { SavedFilter } from '@agency-insights/insights-api';
import { colors, cutOff, Menu, MenuItem } from '@agency-insights/ui-kit';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import { keyframes, styled } from '@mui/material/styles';
import { useWords } from '../../language/useWords.ts';
import type { FindAgenciesState } from '../useFindAgencies.ts';
import { useDefaultSearch } from './useDefaultSearch.ts';

const menuMaxWidth = 300;
const menuMaxHeight = 150;

const Name = styled('span')(cutOff);
const NoCheck = styled('span')({ flexShrink: 0, width: 20 });
const Mark = styled('small')({ marginInlineStart: 'auto', fontSize: '0.75rem', color: colors.textMuted });
const Changed = styled(Mark)({ color: colors.warning });
const untilEnd = keyframes({ '0%, 95%': { opacity: 1 }, '100%': { opacity: 0 } });
/** In view below the searches, however many there are; while more of them follow, the last one in view fades. */
const manageItem = {
  position: 'sticky',
  bottom: 0,
  marginTop: '4px',
  borderTop: `1px solid ${colors.lineOverlay}`,
  borderRadius: 0,
  // To the edges of the paper, whose own shade would show beside it.
  boxShadow: `-4px 0 ${colors.surface}, 4px 0 ${colors.surface}`,
  '&, &:hover, &.Mui-focusVisible': { backgroundColor: colors.surface },
  '&:hover::before, &.Mui-focusVisible::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: colors.hover,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 'calc(100% + 1px)',
    height: 24,
    background: `linear-gradient(transparent, ${colors.surface})`,
    opacity: 0,
    pointerEvents: 'none',
    '@supports (animation-timeline: scroll())': {
      animation: `${untilEnd} linear both`,
      animationTimeline: 'scroll()',
    },
  },
} as const;

export interface SavedSearchesMenuProps {
  /** Null: it is closed. */
  anchor: Element | null;
  /** The searches by name, and which of them is selected or modified. */
  state: FindAgenciesState;
  onClose: () => void;
  onSelect: (search: SavedFilter) => void;
  /** Opens the list in which they are renamed, deleted and made the default. */
  onManage: () => void;
}

/** The paper ends with the item that stays visible, and other items come to rest above it. */
const listStyle = {
  '& .MuiMenu-list': { paddingBottom: 0 },
  '& li': { scrollMarginBottom: '41px' },
  // The mark of a search is before its name.
  '& .KitMenuItem-check': { display: 'none' },
};

/**
 * The saved searches by name, with a check mark on the selected one (APP-FIND-2), and the way to manage them. Choosing a
 * modified one resets it.
 */
export function SavedSearchesMenu(props: SavedSearchesMenuProps) {
  const { anchor, state, onClose, onSelect, onManage } = props;
  const { selectedSearch: selected, modifiedSearch: modified } = state;
  const { searches } = state.savedSearches;
  const { t } = useWords();
  const { id: defaultId } = useDefaultSearch();
  const closing = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Menu
      open={anchor !== null}
      anchor={anchor}
      onClose={onClose}
      aria-label={t('Saved searches')}
      sx={{ '& .MuiMenu-paper.MuiMenu-paper': { maxWidth: menuMaxWidth, maxHeight: menuMaxHeight }, ...listStyle }}
    >
      {searches.map((search) => (
        <MenuItem
          key={search.id}
          role="menuitemradio"
          // It has the initial focus, and so is in view.
          selected={search.id === selected?.id}
          aria-checked={search.id === selected?.id}
          icon={search.id === selected?.id ? <CheckOutlined /> : <NoCheck />}
          title={search === modified ? t('Reset to {name}', { name: search.filterName }) : search.filterName}
          onClick={closing(() => onSelect(search))}
        >
          <Name>{search.filterName}</Name>
          {search === modified && <Changed>{t('Modified')}</Changed>}
          {search.id === defaultId && <Mark>{t('Default')}</Mark>}
        </MenuItem>
      ))}
      <MenuItem icon={<EditNoteOutlined />} sx={manageItem} onClick={closing(onManage)}>
        {t('Manage saved searches')}
      </MenuItem>
    </Menu>
  );
}
