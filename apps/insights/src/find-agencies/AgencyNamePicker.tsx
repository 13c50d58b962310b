import { FormRenderer } from '@agency-insights/form-renderer';
import type { Filters } from '@agency-insights/insights-api';
import { useServices } from '../services/ServicesContext.tsx';
import { nameSchema } from './agencyFilterSchema.ts';
import { filtersOfValues, useFormValues } from './useSearchForm.ts';

export interface AgencyNamePickerProps {
  filters: Filters;
  /** Called with the name filters that the person chose; empty where none is left. */
  onChange: (filters: Filters) => void;
}

/** Finds agencies by name: suggestions while typing, and what is chosen is searched at once. */
export function AgencyNamePicker({ filters, onChange }: AgencyNamePickerProps) {
  const { gateways, logger } = useServices();
  const values = useFormValues(nameSchema, filters);
  return (
    <FormRenderer
      schema={nameSchema}
      values={values}
      gateways={gateways}
      logger={logger}
      // What comes from the address is applied already.
      onValuesChange={(chosen, { reason }) => reason !== 'applied' && onChange(filtersOfValues(nameSchema, chosen))}
    />
  );
}
