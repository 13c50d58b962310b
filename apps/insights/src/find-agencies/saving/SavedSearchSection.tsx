import type { SavedFilter } from '@agency-insights/insights-api';
import { Button, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useWords } from '../../language/useWords.ts';
import { SavedSearchMenu } from './SavedSearchMenu.tsx';
import type { SearchMode } from '../../saved-searches/searchMode.ts';
import { SearchNameField } from './SearchNameField.tsx';
import type { SearchDialog } from './useSearchDialogs.ts';

const Section = styled('section')({
  display: 'grid',
  gap: 8,
  margin: '0 calc(-1 * var(--kit-drawer-inset))',
  padding: '16px var(--kit-drawer-inset)',
  borderBottom: `1px solid ${colors.line}`,
  '& h3': { margin: 0, fontSize: '0.75rem', fontWeight: 500, color: colors.textMuted },
});
const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
/** Its text aligns with the edge of the form, as it has no border. */
const cancelPlace = { marginInlineEnd: '-8px' };
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > p': { flex: 1, margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
});

export interface SavedSearchSectionProps {
  mode: SearchMode;
  selected: SavedFilter | null;
  /** Whether the selected search can be edited; it can always be deleted. */
  canEdit: boolean;
  /** The message of the error area; null: none. */
  error: string | null;
  onEdit: () => void;
  /** Opens a dialog about the selected search. */
  onDialog: (dialog: SearchDialog) => void;
  /** Puts the focus on the panel, where the section is gone. */
  focusPanel: () => void;
  onName: (name: string) => void;
  onCancel: () => void;
  onSubmit: () => void;
}

/** The panel's part about saving: read-only while a search is selected, a name field while creating or editing (APP-DRAWER-2). */
export function SavedSearchSection(props: SavedSearchSectionProps) {
  const { mode, selected, canEdit, onEdit, onDialog, focusPanel } = props;
  const { t } = useWords();
  if (mode.isCreateNewSearch || mode.isSearchEditing) return <NamedSearch {...props} />;
  if (selected === null) return null;
  return (
    <Section aria-label={t('Save Search')}>
      <h3>{t('Save Search')}</h3>
      <Row>
        <p>{selected.filterName}</p>
        {canEdit && (
          <Button variant="outlined" color="neutral" size="sm" onClick={onEdit}>
            {t('Edit')}
          </Button>
        )}
        <SavedSearchMenu
          search={selected}
          onRename={(button) =>
            onDialog({
              type: 'manage',
              renaming: selected.id,
              focusAfter: () => (button.isConnected ? button.focus() : focusPanel()),
            })
          }
          onDelete={() => onDialog({ type: 'delete', search: selected, focusAfter: focusPanel })}
        />
      </Row>
    </Section>
  );
}

type NamedSearchProps = Pick<SavedSearchSectionProps, 'mode' | 'error' | 'onName' | 'onCancel' | 'onSubmit'>;

/** The name of the search that is created or edited. */
function NamedSearch({ mode, error, onName, onCancel, onSubmit }: NamedSearchProps) {
  const { t } = useWords();
  const nameField = useRef<HTMLInputElement>(null);
  // Focuses the field initially, and again when the name was refused.
  useEffect(() => {
    // After a panel that opens has taken the focus, and a popover that closes has given it back.
    const frame = requestAnimationFrame(() => nameField.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [error]);
  return (
    <Section aria-label={t('Save Search')}>
      <Head>
        <h3>{t('Save Search')}</h3>
        <Button variant="text" size="sm" onClick={onCancel} sx={cancelPlace}>
          {t('Cancel')}
        </Button>
      </Head>
      <SearchNameField fieldRef={nameField} name={mode.searchName} {...{ error, onName }} onEnter={onSubmit} />
    </Section>
  );
}
