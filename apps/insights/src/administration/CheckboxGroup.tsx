import { Checkbox } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../language/useWords.ts';

/** Props of CheckboxGroup. */
export interface CheckboxGroupProps<T extends string> {
  legend: string;
  /** English labels by value, in the order of the checkboxes. */
  labels: Readonly<Record<T, string>>;
  /** English texts below single checkboxes, by value. Default none. */
  helperTexts?: Readonly<Partial<Record<T, string>>>;
  /** The checked values. */
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

const Choices = styled('fieldset')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontSize: '0.875rem', fontWeight: 500 },
});

/** A group of checkboxes, one for each value. */
export function CheckboxGroup<T extends string>(props: CheckboxGroupProps<T>) {
  const { t } = useWords();
  const { legend, labels, helperTexts, chosen, onChange } = props;
  const helperText = (value: T) => {
    const text = helperTexts?.[value];
    return text === undefined ? undefined : t(text);
  };
  const without = (value: T) => chosen.filter((one) => one !== value);
  return (
    <Choices>
      <legend>{legend}</legend>
      {(Object.entries(labels) as [T, string][]).map(([value, label]) => (
        <Checkbox
          key={value}
          label={t(label)}
          helperText={helperText(value)}
          checked={chosen.includes(value)}
          onCheckedChange={(checked) => onChange(checked ? [...without(value), value] : without(value))}
        />
      ))}
    </Choices>
  );
}
