import { Alert, Button, Input } from '@agency-insights/ui-kit';
import { useState, type FormEvent } from 'react';
import { useWords } from '../../language/useWords.ts';
import { Section } from '../Page.tsx';
import { examples } from './examples.ts';
import { AccessFields } from './AccessFields.tsx';
import { explain, type Question, type Reason } from './explain.ts';
import { ReasonTree } from './ReasonTree.tsx';
import { RelationField } from './RelationField.tsx';
import { useAnswer } from './useAnswer.ts';
import { useAuthorization } from './useAuthorization.ts';

const nothing: Question = { user: '', relation: '', object: '' };

/** Checks whether a user has a relation on an object, and shows why. */
export function CheckSection({ relations }: { relations: ReadonlyMap<string, readonly string[]> }) {
  const { t } = useWords();
  const authorization = useAuthorization();
  const [question, setQuestion] = useState(nothing);
  const { answer, problem, isAsking, ask, refuse } = useAnswer<{ asked: Question; reason: Reason }>();
  const { user, relation, object } = question;
  const set = (change: Partial<Question>) => setQuestion({ ...question, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = { user: user.trim(), relation: relation.trim(), object: object.trim() };
    if (Object.values(asked).includes('')) return refuse(t('Enter the user, the object and the relation.'));
    void ask(async () => ({ asked, reason: await explain({ calls: authorization, t }, asked) }));
  };
  return (
    <Section aria-label={t('Check')}>
      <h2>{t('Check')}</h2>
      <AccessFields noValidate onSubmit={submit}>
        <Input
          label={t('User')}
          fullWidth
          placeholder={examples.user}
          value={user}
          onValueChange={(text) => set({ user: text })}
        />
        <Input
          label={t('Object')}
          fullWidth
          placeholder={examples.object}
          value={object}
          onValueChange={(text) => set({ object: text })}
        />
        <RelationField
          object={object}
          relations={relations}
          value={relation}
          onValueChange={(name) => set({ relation: name })}
        />
        <Button type="submit" variant="contained" loading={isAsking}>
          {t('Check')}
        </Button>
      </AccessFields>
      <Alert severity="error" open={problem !== null}>
        {problem}
      </Alert>
      <div role="status">
        {answer !== null && (
          <Alert severity={answer.reason.holds === true ? 'success' : 'info'} open>
            {t(
              answer.reason.holds === true
                ? '{user} is {relation} of {object}.'
                : '{user} is not {relation} of {object}.',
              { ...answer.asked },
            )}
          </Alert>
        )}
      </div>
      {answer !== null && <ReasonTree label={t('Why')} reason={answer.reason} />}
    </Section>
  );
}
