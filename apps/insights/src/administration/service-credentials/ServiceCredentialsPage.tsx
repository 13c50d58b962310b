import type { ServiceCredential, ServiceSecret } from '@agency-insights/insights-api/catalogue';
import { Button } from '@agency-insights/ui-kit';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { AdministrationHead } from '../AdministrationHead.tsx';
import { AdministratorsOnly } from '../AdministratorsOnly.tsx';
import { Page } from '../Page.tsx';
import { ConfirmDialog } from '../person/ConfirmDialog.tsx';
import { AddServiceDialog } from './AddServiceDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { ServiceList } from './ServiceList.tsx';
import { useServiceCredentials } from './useServiceCredentials.ts';

/** The credentials of programs that call the API, for administrators. */
export function ServiceCredentialsPage() {
  return (
    <AdministratorsOnly>
      <ServiceCredentials />
    </AdministratorsOnly>
  );
}

type Asked = { kind: 'add' } | { kind: 'rotate' | 'revoke'; service: ServiceCredential };

function ServiceCredentials() {
  const { t } = useWords();
  const { items, error, refetch, ...credentials } = useServiceCredentials();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [renewed, setRenewed] = useState<ServiceSecret | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isRevoked = useRef(false);
  useEffect(() => {
    // The pressed button was removed with its service: moves the focus.
    if (asked === null && isRevoked.current) addButton.current?.focus();
    isRevoked.current = false;
  }, [asked]);
  return (
    <Page>
      <ServicesHead onAdd={() => setAsked({ kind: 'add' })} addButton={addButton} />
      <ServiceList
        services={items}
        isFailed={error !== null}
        onRetry={() => void refetch()}
        onRotate={(service) => setAsked({ kind: 'rotate', service })}
        onRevoke={(service) => setAsked({ kind: 'revoke', service })}
      />
      {asked?.kind === 'add' && <AddServiceDialog onCreate={credentials.create} onClose={() => setAsked(null)} />}
      {asked?.kind === 'rotate' && (
        <ConfirmDialog
          title={t('New secret for {name}', { name: asked.service.name })}
          action={t('Make new secret')}
          onConfirm={async () => setRenewed(await credentials.rotate(asked.service.client_id))}
          onClose={() => setAsked(null)}
        >
          {t('The old secret works for another 24 hours, so that you can change it without an outage.')}
        </ConfirmDialog>
      )}
      {renewed !== null && (
        <SecretDialog
          title={t('New secret for {name}', { name: renewed.credential.name })}
          made={renewed}
          onClose={() => setRenewed(null)}
        />
      )}
      {asked?.kind === 'revoke' && (
        <ConfirmDialog
          title={t('Revoke {name}', { name: asked.service.name })}
          action={t('Revoke')}
          onConfirm={async () => {
            await credentials.revoke(asked.service.client_id);
            isRevoked.current = true;
          }}
          onClose={() => setAsked(null)}
        >
          {t('Its secret and its tokens end at once. This cannot be undone.')}
        </ConfirmDialog>
      )}
    </Page>
  );
}

interface ServicesHeadProps {
  onAdd: () => void;
  addButton: React.Ref<HTMLButtonElement>;
}

function ServicesHead({ onAdd, addButton }: ServicesHeadProps) {
  const { t } = useWords();
  return (
    <AdministrationHead page="Services">
      <Button ref={addButton} variant="contained" startIcon={<AddOutlined />} aria-haspopup="dialog" onClick={onAdd}>
        {t('Add service')}
      </Button>
    </AdministrationHead>
  );
}
