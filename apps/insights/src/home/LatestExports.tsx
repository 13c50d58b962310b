import { Link, Skeleton, VisuallyHidden } from '@agency-insights/ui-kit';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Fragment, useId } from 'react';
import { timeOf, titleOf } from '../exports/exportWords.ts';
import { useExportList } from '../exports/useExportList.ts';
import { LoadFailure } from '../find-agencies/start/LoadFailure.tsx';
import { StartSection } from '../find-agencies/start/StartSection.tsx';
import { useWords } from '../language/useWords.ts';

const maxShown = 5;
/** In one line where it can be read whole by pointing at it, and as the export centre has it. */
const line = {
  // A button would be in the middle of its line, below the date.
  verticalAlign: 'top',
  '@media (min-width: 600px)': {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;

/** The user's latest files (PLUS-8): each row downloads its file again. */
export function LatestExports() {
  const { exports, error, download } = useExportList();
  const id = useId();
  const words = useWords();
  const { t } = words;
  const files = exports?.filter(({ result }) => result !== null).slice(0, maxShown);
  return (
    <StartSection
      title={t('Your exports')}
      icon={<DownloadOutlined />}
      footer={
        files === undefined
          ? error && <LoadFailure isTrying={false} text={t('Your exports could not be loaded.')} />
          : files.length === 0 && (
              <small>{t('No exports yet. Search for agencies, then press Export above the table.')}</small>
            )
      }
    >
      {files === undefined
        ? error === null && <Skeleton height={20} />
        : files.map((task) => (
            <Fragment key={task.task_id}>
              <span>
                <Link
                  component="button"
                  sx={line}
                  title={titleOf(task, words)}
                  aria-describedby={`${id}-${task.task_id}`}
                  onClick={() => void download(task)}
                >
                  {titleOf(task, words)}
                </Link>
              </span>
              <small id={`${id}-${task.task_id}`}>
                <VisuallyHidden>{t('Download')} </VisuallyHidden>
                {timeOf(task, words)}
              </small>
            </Fragment>
          ))}
    </StartSection>
  );
}
