import type { ServiceSecret } from '@agency-insights/insights-api/catalogue';
import { Button, Dialog } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../../language/useWords.ts';
import { useTimes } from '../useTimes.ts';
import { CopyField } from '../CopyField.tsx';

/** Props of SecretDialog. */
export interface SecretDialogProps {
  title: string;
  made: ServiceSecret;
  onClose: () => void;
}

const Fields = styled('div')({ display: 'grid', gap: 4, '& > p': { margin: '0 0 12px' } });

/** Shows a new secret, which is not stored: only its button closes the dialog. */
export function SecretDialog({ title, made: { credential, client_secret: secret }, onClose }: SecretDialogProps) {
  const { timeText } = useTimes();
  const { t } = useWords();
  const { client_id: id, previous_secret_until: until } = credential;
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnEscape={false}
      title={title}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      <Fields>
        {until !== null && <p>{t('The old secret works until {time}.', { time: timeText(until) })}</p>}
        <CopyField label={t('Client id')} value={id} action={t('Copy client id')} />
        <CopyField
          label={t('Client secret')}
          value={secret}
          helperText={t('Copy it now. It is not shown again.')}
          action={t('Copy secret')}
          autoFocus
        />
      </Fields>
    </Dialog>
  );
}
