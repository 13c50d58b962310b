import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useAttempt } from '../useAttempt.ts';
import { useAuthorization } from './useAuthorization.ts';

/** Props of AddModelDialog. */
export interface AddModelDialogProps {
  /** The initial text. */
  text: string;
  onAdded: () => void;
  onClose: () => void;
}

const Text = styled('textarea')({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 280,
  padding: 8,
  border: `1px solid ${colors.controlLine}`,
  borderRadius: 4,
  color: colors.text,
  backgroundColor: colors.surface,
  fontFamily: 'monospace',
  fontSize: '0.8125rem',
});

/** Asks for a model in OpenFGA's language. It takes effect when it is activated. */
export function AddModelDialog({ text, onAdded, onClose }: AddModelDialogProps) {
  const { t } = useWords();
  const authorization = useAuthorization();
  const [dsl, setDsl] = useState(text);
  const { run, problem, setProblem, isRunning } = useAttempt();
  const fieldId = useId();
  const add = async () => {
    await authorization.createModel({ dsl });
    onAdded();
    onClose();
  };
  return (
    <FormDialog
      title={t('Add model')}
      action={t('Add')}
      isSending={isRunning}
      problem={problem}
      onSubmit={() => (dsl.trim() === '' ? setProblem(t('Enter a model.')) : void run(add))}
      onClose={onClose}
    >
      <div>
        <label htmlFor={fieldId}>{t('Model')}</label>
        <Text id={fieldId} spellCheck={false} value={dsl} onChange={(event) => setDsl(event.target.value)} />
      </div>
    </FormDialog>
  );
}
