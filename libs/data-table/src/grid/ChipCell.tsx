import { Chip } from '@agency-insights/ui-kit';
import { isMissing, listOf } from '../engine/valueReading.ts';
import { missingText } from '../texts/formatValue.ts';

/** Props of `ChipCell`. */
export interface ChipCellProps {
  /** One value, or a list of them. */
  value: unknown;
  /** Formats a value. */
  format: (value: unknown) => string;
}

const inLine = { display: 'flex', gap: 4, minWidth: 0 };

/** A cell of type `chip`: a chip per value, a dash if there is none. */
export function ChipCell({ value, format }: ChipCellProps) {
  const values = (listOf(value) ?? [value]).filter((one) => !isMissing(one) && one !== '');
  if (values.length === 0) return missingText;
  return (
    <span style={inLine}>
      {values.map((one, index) => (
        <Chip key={index} size="sm" label={format(one)} />
      ))}
    </span>
  );
}
