import type { ExportTask } from '@agency-insights/insights-api';
import { colors, IconButton, ProgressBar } from '@agency-insights/ui-kit';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { styled } from '@mui/material/styles';
import { useWords } from '../language/useWords.ts';
import type { ExportJob } from './exportJobs.ts';
import { contentOf, nameOf, outcomeOf, stageOf } from './exportWords.ts';
import { isUnderWay } from './useExportList.ts';

const Row = styled('li')({ display: 'flex', alignItems: 'flex-start', gap: 8, padding: '12px 8px 12px 16px' });
const Text = styled('div')({
  flex: 1,
  minWidth: 0,
  fontSize: '0.875rem',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '& > b': { display: 'block', fontWeight: 500 },
  '& > span': { display: 'block', fontSize: '0.75rem', lineHeight: '16px', color: colors.textMuted },
  '& > [data-failed]': { color: colors.danger },
});

export interface ExportRowProps {
  task: ExportTask;
  /** The same export, where this page waits for it: it knows more. */
  job: ExportJob | undefined;
  onDownload: () => void;
  onRemove: () => Promise<void>;
}

/** One export: what it holds, how far it is, and what can be done with it. */
export function ExportRow({ task, job, onDownload, onRemove }: ExportRowProps) {
  const words = useWords();
  const { t } = words;
  const name = nameOf(task, words);
  const content = contentOf(task, words);
  return (
    <Row>
      <Text>
        <b>{name}</b>
        {content !== '' && <span>{content}</span>}
        {isUnderWay(task) ? (
          <Progress task={task} job={job} />
        ) : (
          <span data-failed={task.status === 'FAILURE' ? '' : undefined}>{outcomeOf(task, words)}</span>
        )}
      </Text>
      {task.status === 'SUCCESS' && (
        <IconButton label={t('Download {name}', { name })} size="sm" onClick={onDownload}>
          <DownloadOutlined />
        </IconButton>
      )}
      {isUnderWay(task) ? (
        <IconButton label={t('Cancel {name}', { name })} size="sm" onClick={() => void onRemove()}>
          <CloseOutlined />
        </IconButton>
      ) : (
        <IconButton label={t('Delete {name}', { name })} size="sm" onClick={() => void onRemove()}>
          <DeleteOutlined />
        </IconButton>
      )}
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
        aria-label={words.t('Progress of {name}', { name: nameOf(task, words) })}
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
