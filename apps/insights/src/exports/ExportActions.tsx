import type { ExportTask } from '@agency-insights/insights-api';
import { Button } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '../language/useWords.ts';
import { isUnderWay } from './useExportList.ts';

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  marginTop: 4,
  // The text of the first button aligns with the text above it.
  marginInlineStart: -11,
  // The ring of one button is clear of the next.
  '&[role]': { gap: 12 },
  '& > p': { flex: 1, margin: '0 8px 0 11px', fontWeight: 500 },
});

export interface ExportActionsProps {
  task: ExportTask;
  name: string;
  onDownload: () => void;
  /** Cancels an export under way, or deletes a finished one. */
  onRemove: () => Promise<void>;
}

/** Actions of an export. Deleting a file needs a confirmation, so that Enter alone deletes nothing. */
export function ExportActions({ task, name, onDownload, onRemove }: ExportActionsProps) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  if (isUnderWay(task))
    return (
      <Actions>
        <Button variant="text" size="sm" aria-label={t('Cancel {name}', { name })} onClick={() => void onRemove()}>
          {t('Cancel')}
        </Button>
      </Actions>
    );
  if (isAsking)
    return (
      <Question
        name={name}
        onDelete={onRemove}
        onKeep={() => {
          setAsking(false);
          requestAnimationFrame(() => remove.current?.focus());
        }}
      />
    );
  return (
    <Actions>
      {task.status === 'SUCCESS' && (
        <Button variant="text" size="sm" aria-label={t('Download {name}', { name })} onClick={onDownload}>
          {t('Download')}
        </Button>
      )}
      <Button
        ref={remove}
        variant="text"
        color="neutral"
        size="sm"
        aria-label={t('Delete {name}', { name })}
        // Without a file there is nothing to lose.
        onClick={() => (task.status === 'SUCCESS' ? setAsking(true) : void onRemove())}
      >
        {t('Delete')}
      </Button>
    </Actions>
  );
}

interface QuestionProps {
  name: string;
  onDelete: () => Promise<void>;
  onKeep: () => void;
}

/** Confirms the deletion of a file. The safe button has the focus. */
function Question({ name, onDelete, onKeep }: QuestionProps) {
  const { t } = useWords();
  const [isDeleting, setDeleting] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const keepByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The list around it stays open.
    event.stopPropagation();
    onKeep();
  };
  const deleteFile = async () => {
    setDeleting(true);
    await onDelete();
    setDeleting(false);
  };
  return (
    <Actions role="group" aria-label={t('Delete {name}', { name })} onKeyDown={keepByEscape}>
      <p>{t('Delete this file?')}</p>
      <Button ref={keep} variant="text" size="sm" onClick={onKeep}>
        {t('Keep')}
      </Button>
      <Button color="error" size="sm" loading={isDeleting} onClick={() => void deleteFile()}>
        {t('Delete')}
      </Button>
    </Actions>
  );
}
