import type { ExportTask } from '@agency-insights/insights-api';
import { colors, ProgressBar } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useWords } from '../language/useWords.ts';
import type { ExportJob } from './exportJobs.ts';
import { ExportActions } from './ExportActions.tsx';
import { fullNameOf, outcomeOf, stageOf, titleOf } from './exportWords.ts';
import { isUnderWay } from './useExportList.ts';

const Row = styled('li')({
  padding: '12px 16px 8px',
  fontSize: '0.875rem',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '& > b': { display: 'block', fontWeight: 500 },
  '& > span': { display: 'block', fontSize: '0.75rem', lineHeight: '16px', color: colors.textMuted },
  '& > [data-failed]': { color: colors.danger },
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: -2 },
});

export interface ExportRowProps {
  task: ExportTask;
  /** The same export, where this page waits for it: it knows more. */
  job: ExportJob | undefined;
  onDownload: () => void;
  onRemove: () => Promise<void>;
}

/** An export with its content, progress and actions. It takes the focus when the previous row is deleted. */
export function ExportRow({ task, job, onDownload, onRemove }: ExportRowProps) {
  const words = useWords();
  const id = useId();
  return (
    <Row tabIndex={-1}>
      <b id={`${id}-title`}>{titleOf(task, words)}</b>
      {isUnderWay(task) ? (
        <Progress task={task} job={job} />
      ) : (
        <span id={`${id}-outcome`} data-failed={task.status === 'FAILURE' ? '' : undefined}>
          {outcomeOf(task, words)}
        </span>
      )}
      {task.file_name !== null && <span>{task.file_name}</span>}
      <ExportActions
        {...{ task, onDownload, onRemove }}
        describedBy={isUnderWay(task) ? `${id}-title` : `${id}-title ${id}-outcome`}
      />
    </Row>
  );
}

function Progress({ task, job }: Pick<ExportRowProps, 'task' | 'job'>) {
  const words = useWords();
  const rows = Math.max(task.rows, job?.rows ?? 0);
  const total = task.total_rows ?? job?.totalRows ?? null;
  const value = total === null || total === 0 ? undefined : Math.min(100, (rows / total) * 100);
  return (
    <>
      <ProgressBar
        aria-label={words.t('Progress of {name}', { name: fullNameOf(task, words) })}
        value={value}
        showValue={value !== undefined}
        size="sm"
        width="100%"
        sx={{ marginTop: '6px' }}
      />
      <span>{stageOf({ status: task.status, rows, total_rows: total }, words)}</span>
    </>
  );
}
