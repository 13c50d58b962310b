import type { ServiceSecret } from '@agency-insights/insights-api/catalogue';
import { Button, Dialog } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { CopyField } from '../CopyField.tsx';
import { timeText } from '../texts.ts';

/** Props of SecretDialog. */
export interface SecretDialogProps {
  title: string;
  made: ServiceSecret;
  onClose: () => void;
}

const Fields = styled('div')({ display: 'grid', gap: 4, '& > p': { margin: '0 0 12px' } });

/** Shows a new secret, which the platform keeps nowhere: only its button closes the dialog. */
export function SecretDialog({ title, made: { credential, client_secret: secret }, onClose }: SecretDialogProps) {
  const { client_id: id, previous_secret_until: until } = credential;
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnEscape={false}
      title={title}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Fields>
        {until !== null && <p>The old secret works until {timeText(until)}.</p>}
        <CopyField label="Client id" value={id} action="Copy client id" />
        <CopyField
          label="Client secret"
          value={secret}
          helperText="Copy it now. It is not shown again."
          action="Copy secret"
          autoFocus
        />
      </Fields>
    </Dialog>
  );
}
