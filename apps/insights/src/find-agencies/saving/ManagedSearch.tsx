import type { SavedFilter } from '@agency-insights/insights-api';
import { Chip, colors, IconButton } from '@agency-insights/ui-kit';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Star from '@mui/icons-material/Star';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { countFilters } from '../agencySearch.ts';
import { readSavedSearch } from '../readSavedSearch.ts';
import { useWords } from '../../language/useWords.ts';
import { RenameSearchForm } from './RenameSearchForm.tsx';
import type { SavedSearches } from '../../saved-searches/useSavedSearches.ts';

const Row = styled('li')({ display: 'flex', alignItems: 'center', gap: 4, minHeight: 56, padding: '8px 12px' });
const Text = styled('div')({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  // The ring of the name ends above it.
  '& > small': { display: 'block', marginTop: 4, fontSize: '0.75rem', lineHeight: '16px', color: colors.textMuted },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
});
const Name = styled('button')({
  padding: 0,
  border: 0,
  borderRadius: 2,
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  lineHeight: '20px',
  color: colors.text,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: 2 },
});

export interface ManagedSearchProps {
  search: SavedFilter;
  /** When it was last opened in this browser, ISO 8601; undefined: not known. */
  usedAt: string | undefined;
  isDefault: boolean;
  saved: SavedSearches;
  isRenaming: boolean;
  onRename: (isOn: boolean) => void;
  onOpen: () => void;
  onToggleDefault: () => void;
  onDelete: () => void;
}

/** One saved search among the others: its name opens it. */
export function ManagedSearch(props: ManagedSearchProps) {
  const { search, isDefault, saved, isRenaming, onRename, onOpen, onToggleDefault, onDelete } = props;
  const { t } = useWords();
  const about = useAbout(props);
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(isRenaming);
  useEffect(() => {
    // The form took the focus with it.
    if (wasRenaming.current && !isRenaming && document.activeElement === document.body) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  const name = search.filterName;
  if (isRenaming)
    return (
      <Row>
        <RenameSearchForm {...{ search, saved }} onEnd={() => onRename(false)} />
      </Row>
    );
  return (
    <Row data-search={search.id}>
      <Text>
        <div>
          <Name type="button" data-part="name" onClick={onOpen}>
            {name}
          </Name>
          {isDefault && <Chip size="sm" color="primary" label={t('Default')} />}
        </div>
        <small>{about}</small>
      </Text>
      <IconButton
        label={t('Start with {name}', { name })}
        aria-pressed={isDefault}
        color={isDefault ? 'primary' : 'neutral'}
        onClick={onToggleDefault}
      >
        {isDefault ? <Star /> : <StarBorderOutlined />}
      </IconButton>
      <IconButton ref={rename} label={t('Rename {name}', { name })} onClick={() => onRename(true)}>
        <EditOutlined />
      </IconButton>
      <IconButton label={t('Delete {name}', { name })} onClick={onDelete}>
        <DeleteOutlined />
      </IconButton>
    </Row>
  );
}

/** `2 filters · Used Nov 26, 1:20 PM`. */
function useAbout({ search, usedAt }: Pick<ManagedSearchProps, 'search' | 'usedAt'>): string {
  const { t, formatCountOf, formatTime } = useWords();
  const { filters, unknown } = readSavedSearch(search);
  const when =
    usedAt === undefined
      ? t('Changed {time}', { time: formatTime(search.updatedAt) })
      : t('Used {time}', { time: formatTime(usedAt) });
  return `${formatCountOf(countFilters(filters) + unknown.length, 'filter', 'filters')} · ${when}`;
}
