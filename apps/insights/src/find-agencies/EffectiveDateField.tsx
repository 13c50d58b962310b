import type { CustomFieldProps } from '@agency-insights/form-renderer';
import { Select, type Option } from '@agency-insights/ui-kit';
import { useMemo } from 'react';
import { completeUnits, describeEffectiveDate } from './effectiveDate.ts';

const presets = [completeUnits(12, 'month'), completeUnits(3, 'month'), completeUnits(1, 'year'), 'this year'];

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The effective date: usual periods. */
export function EffectiveDateField({ field, value, onValueChange, disabled }: CustomFieldProps) {
  const current = typeof value === 'string' ? value : null;
  const options = useMemo<Option[]>(() => {
    const known = current === null || presets.includes(current) ? presets : [current, ...presets];
    return known.map((expression) => ({ value: expression, label: capitalized(describeEffectiveDate(expression)) }));
  }, [current]);
  return (
    <Select
      label={field.config.label}
      placeholder="Any date"
      options={options}
      value={current}
      clearable
      fullWidth
      disabled={disabled}
      onValueChange={(next) => onValueChange(next ?? undefined)}
    />
  );
}
