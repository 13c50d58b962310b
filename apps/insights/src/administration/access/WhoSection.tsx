import type { AuthorizationResource } from '@agency-insights/insights-api/authorization';
import { Alert, Button, Chip, Input } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useState, type FormEvent } from 'react';
import { useWords } from '../../language/useWords.ts';
import { Section } from '../Page.tsx';
import { examples } from './examples.ts';
import { AccessFields } from './AccessFields.tsx';
import { useAnswer } from './useAnswer.ts';
import { useAuthorization } from './useAuthorization.ts';

interface Who {
  relation: string;
  users: readonly string[];
}

const maxNames = 50;
const Relations = styled('dl')({
  display: 'grid',
  gap: '4px 16px',
  margin: 0,
  '& dt': { fontWeight: 500 },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: 4, margin: '0 0 8px' },
});

/** Shows who can do what on an object. */
export function WhoSection({ relations }: { relations: ReadonlyMap<string, readonly string[]> }) {
  const { t } = useWords();
  const authorization = useAuthorization();
  const [object, setObject] = useState('');
  const { answer, problem, isAsking, ask, refuse } = useAnswer<{ asked: string; relations: readonly Who[] }>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = object.trim();
    if (asked === '') return refuse(t('Enter the object.'));
    void ask(async () => ({ asked, relations: await whoCan(authorization, asked, relations) }));
  };
  return (
    <Section aria-label={t('Who can do what')}>
      <h2>{t('Who can do what')}</h2>
      <AccessFields noValidate onSubmit={submit}>
        <Input
          label={t('On object')}
          fullWidth
          placeholder={examples.object}
          value={object}
          onValueChange={setObject}
        />
        <Button type="submit" loading={isAsking}>
          {t('Show who')}
        </Button>
      </AccessFields>
      <Alert severity="error" open={problem !== null}>
        {problem}
      </Alert>
      {answer !== null && (
        <Relations aria-label={t('Who can do what on {object}', { object: answer.asked })}>
          {answer.relations.map(({ relation, users }) => (
            <div key={relation}>
              <dt>
                {relation} ({users.length})
              </dt>
              <dd>
                {users.length === 0 && t('No users')}
                {users.slice(0, maxNames).map((user) => (
                  <Chip key={user} size="sm" label={user} />
                ))}
                {users.length > maxNames && t('and {count} more', { count: users.length - maxNames })}
              </dd>
            </div>
          ))}
        </Relations>
      )}
    </Section>
  );
}

/**
 * Returns the users of each relation of an object's type, or of a relation that makes the service return an error
 * message.
 */
async function whoCan(
  authorization: AuthorizationResource,
  object: string,
  relations: ReadonlyMap<string, readonly string[]>,
): Promise<Who[]> {
  const names = relations.get(object.split(':')[0] ?? '') ?? ['viewable'];
  return Promise.all(
    names.map(async (relation) => {
      const { users } = await authorization.listUsers({ object, relation, user_filter: { type: 'user' } });
      return { relation, users: users.toSorted() };
    }),
  );
}
