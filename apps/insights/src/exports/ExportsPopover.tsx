import type { ExportTask } from '@agency-insights/insights-api';
import { Button, colors, IconButton, Popover, Skeleton, StatusMessage } from '@agency-insights/ui-kit';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { keyframes, styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useWords } from '../language/useWords.ts';
import type { ExportJob } from './exportJobs.ts';
import { ExportRow } from './ExportRow.tsx';
import { fullNameOf } from './exportWords.ts';
import { useExportList } from './useExportList.ts';

const Body = styled('div')({ display: 'flex', flexDirection: 'column', maxHeight: 'min(480px, 70vh)' });
/** The title, and a button that the Tab key leads to also where there are no exports. */
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  paddingBlock: 8,
  paddingInline: '16px 8px',
  borderBottom: `1px solid ${colors.lineOverlay}`,
});
const Title = styled('h2')({
  flex: 1,
  margin: 0,
  fontSize: '1rem',
  fontWeight: 500,
  lineHeight: '24px',
});
const fadeOut = 'linear-gradient(to top, transparent, #000 40px)';
/** The list fades at the lower edge if more rows follow. */
const fades = keyframes({ '0%, 99%': { maskImage: fadeOut }, '100%': { maskImage: 'none' } });
const List = styled('ul')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${colors.lineOverlay}` },
  '@supports (animation-timeline: scroll())': { animation: `${fades} linear both`, animationTimeline: 'scroll(self)' },
});
const Words = styled('div')({
  padding: '16px',
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: colors.textMuted,
  '& > p': { margin: '0 0 12px' },
  '& > p:last-child': { margin: 0 },
});
const Note = styled('p')({
  margin: 0,
  padding: '8px 16px',
  borderTop: `1px solid ${colors.lineOverlay}`,
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: colors.textMuted,
});

/** Below the top bar, and over it where there is little room. */
const overTopBar = { zIndex: 1101, '& [role="dialog"]': { marginTop: '12px' } };

export interface ExportsPopoverProps {
  /** Null: it is closed. */
  anchor: HTMLElement | null;
  /** The exports that this page waits for. */
  jobs: readonly ExportJob[];
  onClose: () => void;
}

/**
 * The user's exports: those under way, with how far they are and a way to cancel, and the files of the last days
 * (PLUS-8).
 */
export function ExportsPopover({ anchor, jobs, onClose }: ExportsPopoverProps) {
  const { t } = useWords();
  return (
    <Popover
      open={anchor !== null}
      anchor={anchor}
      onClose={onClose}
      align="end"
      width={400}
      aria-label={t('Exports')}
      sx={overTopBar}
    >
      <Exports {...{ jobs, onClose }} />
    </Popover>
  );
}

function Exports({ jobs, onClose }: Omit<ExportsPopoverProps, 'anchor'>) {
  const { exports, error, retry, download, remove } = useExportList();
  const title = useRef<HTMLHeadingElement>(null);
  const words = useWords();
  const { t } = words;
  const [done, setDone] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const jobOf = (task: ExportTask) => jobs.find(({ taskId }) => taskId === task.task_id);
  const leavingRef = useFocusAfterLeaving(exports, (index) => {
    if (!focusRow(list.current, index)) title.current?.focus();
  });
  const removeAt = async (task: ExportTask, index: number) => {
    leavingRef.current = { id: task.task_id, index };
    const job = jobOf(task);
    if (job) await job.cancel();
    else if (await remove(task)) setDone(t('{name} deleted', { name: fullNameOf(task, words) }));
    else leavingRef.current = null;
  };
  return (
    <Body>
      <StatusMessage>{done}</StatusMessage>
      <Head>
        <Title ref={title} tabIndex={-1}>
          {t('Exports')}
        </Title>
        <IconButton label={t('Close')} size="sm" tooltip={false} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Head>
      {exports === null && error === null && (
        <Words aria-busy>
          <Skeleton height={40} />
          <Skeleton height={40} />
        </Words>
      )}
      {exports === null && error !== null && <Failed onRetry={retry} />}
      {exports?.length === 0 && (
        <Words>
          <p>{t('No exports yet. Search for agencies, then press Export above the table.')}</p>
        </Words>
      )}
      {exports !== null && exports.length > 0 && (
        <>
          <List ref={list} aria-label={t('Your exports')}>
            {exports.map((task, index) => (
              <ExportRow
                key={task.task_id}
                task={task}
                job={jobOf(task)}
                onDownload={() => void download(task)}
                onRemove={() => removeAt(task, index)}
              />
            ))}
          </List>
          <Note>{t('Your administrator sets how long files are kept. Only you can open them.')}</Note>
        </>
      )}
    </Body>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords();
  return (
    <Words role="alert">
      <p>{t('Your exports could not be loaded. Check the connection and try again.')}</p>
      <Button size="sm" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </Words>
  );
}

/** An export whose row is about to go, and where it is in the list. */
interface Leaving {
  id: string;
  index: number;
}

/** A row is removed with its button: then calls `focus` with its index. Returns a ref for the row. */
function useFocusAfterLeaving(
  exports: readonly ExportTask[] | null,
  focus: (index: number) => void,
): RefObject<Leaving | null> {
  const leaving = useRef<Leaving>(null);
  useLayoutEffect(() => {
    const left = leaving.current;
    if (left === null || exports === null || exports.some(({ task_id: id }) => id === left.id)) return;
    leaving.current = null;
    focus(left.index);
  }, [exports, focus]);
  return leaving;
}

/** Focuses the row at a place, or the last row, and none of its buttons: a second Enter must not act on another file. Whether there is one. */
function focusRow(list: HTMLElement | null, index: number): boolean {
  const rows = [...(list?.querySelectorAll('li') ?? [])];
  const row = rows[index] ?? rows.at(-1);
  row?.focus();
  return row !== undefined;
}
