import { Button, NotFound } from '@agency-insights/ui-kit';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { useState } from 'react';
import { useWords } from '../language/useWords.ts';
import { useOpeningFocus } from './useOpeningFocus.ts';

/** Props of TryAgain. */
export interface TryAgainProps {
  /** The message, as a sentence without a full stop. */
  title: string;
  /** What it means for the person. Default: that the service did not answer, and that their account is not affected. */
  description?: string;
  /** Level of the title's heading. Default 1. */
  headingLevel?: 1 | 2;
  /** Tries again. A promise says when the service has responded or not. */
  onRetry: () => void | Promise<unknown>;
}

/** Says that something could not be loaded, and offers to try again. */
export function TryAgain({ title, description, headingLevel = 1, onRetry }: TryAgainProps) {
  const { t } = useWords();
  const heading = useOpeningFocus();
  const [isTrying, setTrying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const retry = async () => {
    const tried = onRetry();
    if (tried === undefined) return;
    setTrying(true);
    await tried;
    setTrying(false);
    setFailed(true);
  };
  return (
    <NotFound
      role="alert"
      icon={<CloudOffOutlined />}
      headingLevel={headingLevel}
      title={title}
      // Below a page's own heading it is a part of the page, which does not take the focus.
      slotProps={{
        action: { style: { flexDirection: 'column', alignItems: 'center' } },
        ...(headingLevel === 1 && { title: heading }),
      }}
      description={description ?? t('The service did not respond. Your account is not affected.')}
      action={
        <>
          <Button variant="contained" loading={isTrying} onClick={() => void retry()}>
            {t('Try again')}
          </Button>
          <p role="status">{hasFailed && !isTrying && t('Still no response.')}</p>
        </>
      }
    />
  );
}
