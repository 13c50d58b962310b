import type { FilterForm } from '@agency-insights/form-renderer';
import type { SavedFilter } from '@agency-insights/insights-api';
import { colors, Popover } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import type { FindAgenciesState } from '../useFindAgencies.ts';
import { ModifiedSearch } from './ModifiedSearch.tsx';
import { SearchNameForm } from './SearchNameForm.tsx';
import { useSaveCurrent } from './useSaveCurrent.ts';
import { useSuggestedName } from './useSuggestedName.ts';

const Body = styled('div')({
  display: 'grid',
  gap: 16,
  padding: 16,
  '& h2': { margin: 0, fontSize: '1rem', fontWeight: 500, lineHeight: '24px', overflowWrap: 'anywhere' },
  '& > a': { justifySelf: 'start', color: colors.accent, fontSize: '0.75rem', lineHeight: '16px' },
  '& h2 > small': {
    display: 'block',
    fontSize: '0.75rem',
    fontWeight: 400,
    lineHeight: '16px',
    color: colors.textMuted,
  },
});

const saveTitle = 'Save search';

/** Over the top bar, where a window is no higher than both. */
const overTopBar = { zIndex: 1101 };

export interface SaveSearchPopoverProps {
  /** Null: it is closed. */
  anchor: HTMLElement | null;
  state: FindAgenciesState;
  form: FilterForm;
  onClose: () => void;
  /** Opens the filters, to change them before they are saved. */
  onChangeFirst: () => void;
}

/** Saves what was searched under a name; of a modified search first what changed, and the ways on (PLUS-6). */
export function SaveSearchPopover({ anchor, ...props }: SaveSearchPopoverProps) {
  const { t } = useWords();
  const title = t(props.state.modifiedSearch === null ? saveTitle : 'Modified search');
  return (
    <Popover
      open={anchor !== null}
      anchor={anchor}
      onClose={props.onClose}
      width={340}
      aria-label={title}
      sx={overTopBar}
    >
      <SaveSearch {...props} />
    </Popover>
  );
}

function SaveSearch({ state, form, onClose, onChangeFirst }: Omit<SaveSearchPopoverProps, 'anchor'>) {
  const { t } = useWords();
  const { savedSearches, currentFilters } = state;
  // Kept from when the popover opened, so that its content does not change while closing.
  const [modifiedSearch] = useState(state.modifiedSearch);
  const { saveAs, error, clearError } = useSaveCurrent(state);
  const suggestedName = useSuggestedName(state, form);
  const [isNaming, setNaming] = useState(modifiedSearch === null);
  const save = async (name: string, over: SavedFilter | null) => {
    if (await saveAs(name, over)) onClose();
  };
  return (
    <Body>
      {modifiedSearch === null || isNaming ? (
        <>
          <h2>{t(modifiedSearch === null ? saveTitle : 'Save as new')}</h2>
          <SearchNameForm
            {...{ error, suggestedName }}
            isSaving={savedSearches.isSaving}
            onChange={clearError}
            onSave={(name) => void save(name, null)}
            onCancel={onClose}
            onChangeFirst={() => {
              onClose();
              onChangeFirst();
            }}
          />
        </>
      ) : (
        <>
          <h2>
            {modifiedSearch.filterName} <small>{t('Modified since it was saved')}</small>
          </h2>
          <ModifiedSearch
            search={modifiedSearch}
            {...{ currentFilters, form, error }}
            isSaving={savedSearches.isSaving}
            onSave={() => void save(modifiedSearch.filterName, modifiedSearch)}
            onSaveAsNew={() => {
              clearError();
              setNaming(true);
            }}
            onReset={() => {
              onClose();
              state.selectSearch(modifiedSearch);
            }}
          />
        </>
      )}
      <a href="/help/saved-searches" target="_blank" rel="noreferrer">
        {t('More about {subject}', { subject: t('saved searches') })}
      </a>
    </Body>
  );
}
