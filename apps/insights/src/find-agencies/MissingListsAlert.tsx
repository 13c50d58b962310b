import type { FilterForm } from '@agency-insights/form-renderer';
import { Alert } from '@agency-insights/ui-kit';
import { useEffect } from 'react';
import { useWords } from '../language/useWords.ts';
import { stateOptions } from './stateOptions.ts';

export interface MissingListsAlertProps {
  /** The form of the filters, whose chips need names. */
  form: FilterForm;
  /** Asks for all lists again. */
  onRetry: () => void;
}

/**
 * Says that option lists of the filters could not be loaded, with one button that asks for all of them again. Until
 * they load, states have their standard names.
 */
export function MissingListsAlert({ form, onRetry }: MissingListsAlertProps) {
  const { t } = useWords();
  useEffect(() => {
    for (const id of ['agency_state', 'policy_state']) form.rememberLabels(id, stateOptions);
  }, [form]);
  return (
    <Alert severity="warning" action={{ label: t('Retry all'), onClick: onRetry }} sx={{ marginBottom: '8px' }}>
      {t('Some filter lists could not be loaded. Until then filters may be shown by their codes.')}
    </Alert>
  );
}
