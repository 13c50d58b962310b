import type { PasswordLink } from '@agency-insights/insights-api/people';
import { Button, Dialog } from '@agency-insights/ui-kit';
import { useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { PasswordLinkField } from '../people/PasswordLinkField.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Props of PasswordLinkAction. */
export interface PasswordLinkActionProps {
  /** Whom the link is for. */
  email: string;
  /** Creates it; rejects where the service refuses. */
  onCreate: () => Promise<PasswordLink>;
}

/** Makes a new link to set a password, when asked twice: the one before stops working. */
export function PasswordLinkAction({ email, onCreate }: PasswordLinkActionProps) {
  const { t } = useWords();
  const [isAsked, setAsked] = useState(false);
  const [link, setLink] = useState<PasswordLink | null>(null);
  const create = async () => setLink(await onCreate());
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('New password link')}</Button>
      {isAsked && (
        <ConfirmDialog
          title={t('New password link')}
          action={t('Create link')}
          onConfirm={create}
          onClose={() => setAsked(false)}
        >
          {t(
            '{email} can set a new password with it, once. A link that you made before stops working. When the password is set, they are signed out everywhere and their exports end.',
            { email },
          )}
        </ConfirmDialog>
      )}
      <Dialog
        open={link !== null}
        onClose={() => setLink(null)}
        title={t('New password link')}
        actions={
          <Button variant="contained" onClick={() => setLink(null)}>
            {t('Done')}
          </Button>
        }
      >
        {link !== null && <PasswordLinkField link={link} />}
      </Dialog>
    </>
  );
}
