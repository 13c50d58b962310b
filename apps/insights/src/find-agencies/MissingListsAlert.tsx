import type { FilterForm } from '@agency-insights/form-renderer';
import { Alert } from '@agency-insights/ui-kit';
import { useEffect } from 'react';
import { useWords } from '../language/useWords.ts';
import { stateOptions } from './stateOptions.ts';
import type { MissingLists } from './useMissingLists.ts';

export interface MissingListsAlertProps {
  /** The form of the filters, whose chips need names. */
  form: FilterForm;
  lists: MissingLists;
}

/**
 * Says that option lists of the filters could not be loaded, with one button that asks for all of them again. Until
 * they load, states have their standard names.
 */
export function MissingListsAlert({ form, lists }: MissingListsAlertProps) {
  const { t } = useWords();
  useEffect(() => {
    for (const id of ['agency_state', 'policy_state']) form.rememberLabels(id, stateOptions);
  }, [form]);
  return (
    <Alert severity="warning" action={{ label: t('Try again'), onClick: lists.retry }} sx={{ marginBottom: '8px' }}>
      {lists.isRetrying
        ? t('Trying again…')
        : t('Some filter lists could not be loaded. Until then, filters may show codes instead of names.')}
    </Alert>
  );
}
