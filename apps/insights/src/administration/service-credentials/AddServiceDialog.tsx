import type { ServiceScope, ServiceSecret } from '@agency-insights/insights-api/catalogue';
import { Input } from '@agency-insights/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useAttempt } from '../useAttempt.ts';
import { ScopeChoices } from './ScopeChoices.tsx';
import { SecretDialog } from './SecretDialog.tsx';

/** Props of AddServiceDialog. */
export interface AddServiceDialogProps {
  /** Creates the credentials; rejects where the platform refuses. */
  onCreate: (name: string, scopes: ServiceScope[]) => Promise<ServiceSecret>;
  onClose: () => void;
}

/** Asks for a name and scopes, then shows the secret of the new service. */
export function AddServiceDialog({ onCreate, onClose }: AddServiceDialogProps) {
  const { t } = useWords();
  const [made, setMade] = useState<ServiceSecret | null>(null);
  if (made !== null)
    return <SecretDialog title={t('{name} is added', { name: made.credential.name })} made={made} onClose={onClose} />;
  return (
    <NewServiceDialog onCreate={async (name, scopes) => setMade(await onCreate(name, scopes))} onClose={onClose} />
  );
}

interface NewServiceDialogProps {
  onCreate: (name: string, scopes: ServiceScope[]) => Promise<void>;
  onClose: () => void;
}

function NewServiceDialog({ onCreate, onClose }: NewServiceDialogProps) {
  const { t } = useWords();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ServiceScope[]>([]);
  const { run, problem, field, setProblem, isRunning } = useAttempt();
  const input = useRef<HTMLInputElement>(null);
  const isNameRefused = field === 'name';
  useEffect(() => {
    if (isNameRefused && !isRunning) input.current?.focus();
  }, [isNameRefused, isRunning]);
  const submit = () => {
    if (name.trim() === '') {
      setProblem(t('Enter a name.'), 'name');
      input.current?.focus();
    } else if (scopes.length === 0) setProblem(t('Choose what the service may use.'));
    else void run(() => onCreate(name.trim(), scopes));
  };
  return (
    <FormDialog
      title={t('Add service')}
      action={t('Add')}
      closeOnEscape={name === '' && scopes.length === 0}
      isSending={isRunning}
      problem={isNameRefused ? null : problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Input
        ref={input}
        label={t('Name')}
        required
        autoFocus
        fullWidth
        maxLength={100}
        helperText={t('The audit trail shows it.')}
        value={name}
        onValueChange={(text) => {
          setName(text);
          setProblem(null);
        }}
        error={isNameRefused && problem !== null ? problem : false}
      />
      <ScopeChoices
        scopes={scopes}
        onChange={(chosen) => {
          setScopes(chosen);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}
