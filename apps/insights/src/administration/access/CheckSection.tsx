import { Alert, Button } from '@agency-insights/ui-kit';
import { useState, type FormEvent } from 'react';
import { useWords } from '../../language/useWords.ts';
import { Section } from '../Page.tsx';
import { AccessFields } from './AccessFields.tsx';
import { checkText } from './accessSentences.ts';
import { explain, type Question, type Reason } from './explain.ts';
import { personIdOf } from './naming.ts';
import { ObjectField } from './ObjectField.tsx';
import { ReasonTree } from './ReasonTree.tsx';
import { RelationField } from './RelationField.tsx';
import { UnknownName } from './UnknownName.ts';
import { useAnswer } from './useAnswer.ts';
import { useAuthorization } from './useAuthorization.ts';
import { useLoadNaming } from './useDirectory.ts';
import { useFinder } from './useFinder.ts';
import { UserField } from './UserField.tsx';

const nothing: Question = { user: '', relation: '', object: '' };

/** Checks whether a user has a relation on an object, and shows why. */
export function CheckSection({ relations }: { relations: ReadonlyMap<string, readonly string[]> }) {
  const { t } = useWords();
  const authorization = useAuthorization();
  const loadNaming = useLoadNaming();
  const find = useFinder();
  const [question, setQuestion] = useState(nothing);
  const { answer, problem, isAsking, ask } = useAnswer<{ text: string; reason: Reason }>();
  const { user, relation, object } = question;
  const [isTried, setTried] = useState(false);
  const isMissing = (value: string) => isTried && value === '';
  const missing = Object.values(question).some(isMissing)
    ? t('Enter the user, what the access applies to, and its kind.')
    : null;
  const set = (change: Partial<Question>) => setQuestion({ ...question, ...change });
  const check = async () => {
    const found = await find(question);
    setQuestion(found);
    const naming = await loadNaming([found.user]);
    const id = personIdOf(found.user);
    if (id !== null && naming.emailOf(found.user) === undefined)
      throw new UnknownName(t('No person has the id “{id}”.', { id }));
    const reason = await explain({ calls: authorization, t, loadNaming }, found);
    return { text: checkText(found, reason.holds === true, naming, t), reason };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!Object.values(question).includes('')) void ask(check);
  };
  return (
    <Section aria-label={t('Check')}>
      <h2>{t('Check')}</h2>
      <AccessFields role="search" aria-label={t('Check access')} noValidate onSubmit={submit}>
        <UserField value={user} isMissing={isMissing(user)} onValueChange={(next) => set({ user: next })} />
        <ObjectField value={object} isMissing={isMissing(object)} onValueChange={(next) => set({ object: next })} />
        <RelationField
          object={object}
          relations={relations}
          value={relation}
          isMissing={isMissing(relation)}
          onValueChange={(next) => set({ relation: next })}
        />
        <Button type="submit" variant="contained" loading={isAsking}>
          {t('Check')}
        </Button>
      </AccessFields>
      <Alert severity="error" open={(missing ?? problem) !== null}>
        {missing ?? problem}
      </Alert>
      <div role="status">
        {answer !== null && (
          <Alert severity={answer.reason.holds === true ? 'success' : 'info'} open>
            {answer.text}
          </Alert>
        )}
      </div>
      {answer !== null && <ReasonTree label={t('Why')} reason={answer.reason} />}
    </Section>
  );
}
