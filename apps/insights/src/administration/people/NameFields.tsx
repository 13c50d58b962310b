import { Input } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../../language/useWords.ts';

/** Props of NameFields. */
export interface NameFieldsProps {
  person: { first_name: string; last_name: string };
  onChange: (change: Partial<NameFieldsProps['person']>) => void;
}

const Names = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: 12,
  width: '100%',
});

/** First and last name, beside each other where there is room. */
export function NameFields({ person, onChange }: NameFieldsProps) {
  const { t } = useWords();
  return (
    <Names>
      <Input
        label={t('First name')}
        fullWidth
        maxLength={100}
        value={person.first_name}
        onValueChange={(value) => onChange({ first_name: value })}
      />
      <Input
        label={t('Last name')}
        fullWidth
        maxLength={100}
        value={person.last_name}
        onValueChange={(value) => onChange({ last_name: value })}
      />
    </Names>
  );
}
