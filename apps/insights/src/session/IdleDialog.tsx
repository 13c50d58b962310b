import { Button, Dialog, VisuallyHidden } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useWords } from '../language/useWords.ts';
import { clockText, secondsLeft, spokenSeconds } from './secondsLeft.ts';

/** Props of IdleDialog. */
export interface IdleDialogProps {
  /** When the person is signed out, milliseconds since the epoch; null: the dialog is closed. */
  endsAt: number | null;
  /** The person is there. */
  onStay: () => void;
  /** The person wants to leave. */
  onSignOut: () => void;
}

const Time = styled('span')({ fontVariantNumeric: 'tabular-nums', fontWeight: 500 });

/** Warns before the session ends, and counts down. Closing it is the answer "stay". */
export function IdleDialog({ endsAt, ...answers }: IdleDialogProps) {
  return endsAt !== null && <OpenIdleDialog endsAt={endsAt} {...answers} />;
}

function OpenIdleDialog({ endsAt, onStay, onSignOut }: IdleDialogProps & { endsAt: number }) {
  const seconds = useSecondsLeft(endsAt);
  const { t } = useWords();
  const [before = '', after = ''] = t('You have been inactive for a while. You will be signed out in {time}.').split(
    '{time}',
  );
  return (
    <Dialog
      open
      onClose={onStay}
      type="warning"
      title={t('Are you still there?')}
      closeLabel={t('Stay signed in')}
      actions={
        <>
          <Button variant="text" onClick={onSignOut}>
            {t('Sign out now')}
          </Button>
          <Button variant="contained" autoFocus onClick={onStay}>
            {t('Stay signed in')}
          </Button>
        </>
      }
    >
      <p>
        {before}
        <Time role="timer" aria-live="off">
          {clockText(seconds)}
        </Time>
        {after}
      </p>
      <VisuallyHidden role="status">{t('{seconds} seconds left', { seconds: spokenSeconds(seconds) })}</VisuallyHidden>
    </Dialog>
  );
}

function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return secondsLeft(endsAt, now);
}
