import { Button } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useState, type FormEvent } from 'react';
import { useWords } from '../../language/useWords.ts';
import { SearchNameField } from './SearchNameField.tsx';
import { useNameToSelect } from './useNameToSelect.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
  '& > span': { display: 'flex', gap: 8 },
});

export interface SearchNameFormProps {
  /** The validation error of the name; null for none. */
  error: string | null;
  isSaving: boolean;
  /** The suggested name. */
  suggestedName: string;
  /** The name was changed. */
  onChange: () => void;
  onSave: (name: string) => void;
  onCancel: () => void;
  /** The person wants to change the filters before they are saved. */
  onChangeFirst: () => void;
}

/** The one field that a search needs to be saved. */
export function SearchNameForm(props: SearchNameFormProps) {
  const { error, isSaving, suggestedName, onChange, onSave, onCancel, onChangeFirst } = props;
  const [name, setName] = useState(suggestedName);
  const { t } = useWords();
  const field = useNameToSelect(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !isSaving) onSave(name);
  };
  return (
    <Form onSubmit={submit}>
      <SearchNameField
        fieldRef={field}
        {...{ name, error }}
        onName={(next) => {
          setName(next);
          onChange();
        }}
      />
      <Buttons>
        <Button variant="text" onClick={onChangeFirst}>
          {t('Change filters first')}
        </Button>
        <span>
          <Button variant="text" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isSaving} disabled={name.trim() === ''}>
            {t('Save')}
          </Button>
        </span>
      </Buttons>
    </Form>
  );
}
