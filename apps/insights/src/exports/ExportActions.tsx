import type { ExportTask } from '@agency-insights/insights-api';
import { Button, colors } from '@agency-insights/ui-kit';
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
  /** Ids of the elements that say which export this is: the buttons have the same names in each row. */
  describedBy: string;
  onDownload: () => void;
  /** Cancels an export under way, or deletes a finished one. */
  onRemove: () => Promise<void>;
}

/** Actions of an export. Deleting a file needs a confirmation, so that Enter alone deletes nothing. */
export function ExportActions({ task, describedBy, onDownload, onRemove }: ExportActionsProps) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  if (isUnderWay(task))
    return (
      <Actions>
        <Button variant="text" size="sm" aria-describedby={describedBy} onClick={() => void onRemove()}>
          {t('Cancel')}
        </Button>
      </Actions>
    );
  if (isAsking)
    return (
      <Question
        describedBy={describedBy}
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
        <Button variant="text" size="sm" aria-describedby={describedBy} onClick={onDownload}>
          {t('Download')}
        </Button>
      )}
      <Button
        ref={remove}
        variant="text"
        color="neutral"
        size="sm"
        aria-describedby={describedBy}
        // Quieter than the download beside it.
        sx={{ color: colors.textMuted, fontWeight: 400 }}
        // Without a file there is nothing to lose.
        onClick={() => (task.status === 'SUCCESS' ? setAsking(true) : void onRemove())}
      >
        {t('Delete')}
      </Button>
    </Actions>
  );
}

interface QuestionProps {
  describedBy: string;
  onDelete: () => Promise<void>;
  onKeep: () => void;
}

/** Confirms the deletion of a file. The safe button has the focus. */
function Question({ describedBy, onDelete, onKeep }: QuestionProps) {
  const { t } = useWords();
  const [isDeleting, setDeleting] = useState(false);
  const question = t('Delete this file?');
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
    <Actions role="group" aria-label={question} aria-describedby={describedBy} onKeyDown={keepByEscape}>
      <p>{question}</p>
      <Button ref={keep} variant="text" size="sm" onClick={onKeep}>
        {t('Keep')}
      </Button>
      <Button color="error" size="sm" loading={isDeleting} onClick={() => void deleteFile()}>
        {t('Delete')}
      </Button>
    </Actions>
  );
}
