import { IconButton, Spinner, useToaster } from '@agency-insights/ui-kit';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { styled } from '@mui/material/styles';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useWords } from '../language/useWords.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { lazyPart } from '../services/lazyPart.ts';
import { jobsKey, resumeExports, type ExportJob } from './exportJobs.ts';
import { shareDone } from './shareDone.ts';

// Preloaded when the page is idle.
const ExportsPopover = lazyPart(
  async () => (await import('./ExportsPopover.tsx')).ExportsPopover,
  ({ anchor }) => anchor !== null,
);

const ringSize = 30;
const Ring = styled('span')({
  position: 'absolute',
  width: ringSize,
  height: ringSize,
  borderRadius: '50%',
  background: 'conic-gradient(currentColor calc(var(--share) * 1turn), transparent 0)',
  mask: 'radial-gradient(closest-side, transparent calc(100% - 3px), #000 calc(100% - 2px))',
  pointerEvents: 'none',
});
const Busy = styled('span')({ position: 'absolute', display: 'inline-flex', pointerEvents: 'none' });
const Glyph = styled('span')({
  display: 'inline-flex',
  '& > svg': { fontSize: 20 },
  '&[data-busy] > svg': { fontSize: 16 },
});

/** The export centre's button in the top bar, with progress and a popover with the list (PLUS-8). */
export function ExportsButton() {
  const services = useServices();
  const toaster = useToaster();
  const words = useWords();
  const { t, formatCountOf } = words;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data: jobs = [] } = useQuery<readonly ExportJob[]>({ queryKey: jobsKey, queryFn: skipToken });
  const hasResumed = useRef(false);
  useEffect(() => {
    // Once for each load of the page, also where effects run twice.
    if (hasResumed.current) return;
    hasResumed.current = true;
    void resumeExports({ ...services, toaster, words });
  }, [services, toaster, words]);
  const share = shareDone(jobs);
  const isBusy = jobs.length > 0;
  return (
    <>
      <IconButton
        label={
          isBusy
            ? t('Exports, {exports} running', { exports: formatCountOf(jobs.length, 'export', 'exports') })
            : t('Exports')
        }
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {share !== null && <Ring style={{ '--share': share } as object} />}
        {isBusy && share === null && (
          <Busy>
            <Spinner size={ringSize} />
          </Busy>
        )}
        <Glyph data-busy={isBusy ? '' : undefined}>
          <DownloadOutlined />
        </Glyph>
      </IconButton>
      <Suspense fallback={null}>
        <ExportsPopover anchor={anchor} jobs={jobs} onClose={() => setAnchor(null)} />
      </Suspense>
    </>
  );
}
