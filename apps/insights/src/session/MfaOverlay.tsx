import { Button, VisuallyHidden } from '@agency-insights/ui-kit';
import Modal from '@mui/material/Modal';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useWords } from '../language/useWords.ts';
import { Card, CardActions, CardScreen } from './CardScreen.tsx';

/** Props of MfaOverlay. */
export interface MfaOverlayProps {
  /** The address to enrol at is being fetched. */
  isEnrolling: boolean;
  /** The person wants to set up a second factor. */
  onEnroll: () => void;
  /** The person does not want to be asked. */
  onSkip: () => void;
}

const Prompt = styled('div')({ outline: 0 });

/** Asks over the whole screen to set up a second factor. It is answered by one of its buttons alone. */
export function MfaOverlay({ isEnrolling, onEnroll, onSkip }: MfaOverlayProps) {
  const titleId = useId();
  const textId = useId();
  const { t } = useWords();
  return (
    <Modal open hideBackdrop sx={{ overflowY: 'auto' }}>
      <Prompt role="dialog" aria-modal aria-labelledby={titleId} aria-describedby={textId}>
        <CardScreen>
          <Card>
            <h1 id={titleId}>{t('Multi-Factor Authentication (MFA) Enrollment')}</h1>
            <p id={textId}>
              {t('Enrolling adds an extra layer of security to protect data from unauthorized access.')}
            </p>
            <CardActions>
              <Button variant="contained" size="lg" autoFocus disabled={isEnrolling} onClick={onEnroll}>
                {t('Enroll')}
                <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
              </Button>
              <Button variant="text" size="lg" disabled={isEnrolling} onClick={onSkip}>
                {t('Skip for now')}
              </Button>
            </CardActions>
          </Card>
        </CardScreen>
      </Prompt>
    </Modal>
  );
}
