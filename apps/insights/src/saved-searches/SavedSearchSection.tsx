import type { SavedFilter } from '@agency-insights/insights-api';
import { Button, colors, Input } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useWords } from '../language/useWords.ts';
import { SavedSearchMenu } from './SavedSearchMenu.tsx';
import type { SearchMode } from './searchMode.ts';

const Section = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: '0 calc(-1 * var(--kit-drawer-inset))',
  padding: '16px var(--kit-drawer-inset)',
  borderBottom: `1px solid ${colors.line}`,
  '& h3': { margin: 0, fontSize: '0.75rem', fontWeight: 500, color: colors.textMuted },
});
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > p': { flex: 1, minWidth: 0, margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
});

const maxNameLength = 120;

export interface SavedSearchSectionProps {
  mode: SearchMode;
  selected: SavedFilter | null;
  /** Whether the selected search can be edited; it can always be deleted. */
  canEdit: boolean;
  /** The message of the error area; null: none. */
  error: string | null;
  onEdit: () => void;
  onDelete: () => void;
  onName: (name: string) => void;
  onCancel: () => void;
  onSubmit: () => void;
}

/** The panel's part about saving: read-only while a search is selected, a name field while creating or editing (APP-DRAWER-2). */
export function SavedSearchSection(props: SavedSearchSectionProps) {
  const { mode, selected, canEdit, error, onEdit, onDelete, onName, onCancel, onSubmit } = props;
  const { t } = useWords();
  const isNaming = mode.isCreateNewSearch || mode.isSearchEditing;
  const nameField = useRef<HTMLInputElement>(null);
  // The keyboard is in the field from the start, and again when the name was refused.
  useEffect(() => {
    if (!isNaming) return undefined;
    // After a panel that opens has taken the focus, and a popover that closes has given it back.
    const frame = requestAnimationFrame(() => nameField.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isNaming, error]);
  if (isNaming) {
    return (
      <Section aria-label={t('Save Search')}>
        <Input
          label={t('Search name')}
          required
          ref={nameField}
          value={mode.searchName}
          onValueChange={onName}
          maxLength={maxNameLength}
          error={error !== null}
          helperText={error ?? undefined}
          onKeyDown={(event) => event.key === 'Enter' && onSubmit()}
        />
        <Row>
          <Button variant="text" size="sm" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </Row>
      </Section>
    );
  }
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
        <SavedSearchMenu onDelete={onDelete} />
      </Row>
    </Section>
  );
}
