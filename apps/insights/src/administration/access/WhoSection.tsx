import type { AuthorizationResource } from '@agency-insights/insights-api/authorization';
import { Alert, Button, Chip } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useState, type FormEvent } from 'react';
import { useWords } from '../../language/useWords.ts';
import { Section } from '../Page.tsx';
import { AccessFields } from './AccessFields.tsx';
import { ObjectField } from './ObjectField.tsx';
import { useAnswer } from './useAnswer.ts';
import { useAuthorization } from './useAuthorization.ts';
import { useLoadNaming } from './useDirectory.ts';
import { useFinder } from './useFinder.ts';

interface Who {
  relation: string;
  users: readonly { id: string; name: string }[];
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
  const loadNaming = useLoadNaming();
  const find = useFinder();
  const [object, setObject] = useState('');
  const { answer, problem, isAsking, ask, refuse } = useAnswer<WhoListProps>();
  const showWho = async () => {
    const found = await find({ user: '', object });
    setObject(found.object);
    const granted = await whoCan(authorization, found.object, relations);
    const naming = await loadNaming(granted.flatMap(({ users }) => users.slice(0, maxNames)));
    return {
      asked: naming.object(found.object),
      relations: granted.map(({ relation, users }) => ({
        relation: naming.relation(relation),
        users: users.map((id) => ({ id, name: naming.user(id) })),
      })),
    };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (object === '') return refuse(t('Enter what the access applies to.'));
    void ask(showWho);
  };
  return (
    <Section aria-label={t('Who can do what')}>
      <h2>{t('Who can do what')}</h2>
      <AccessFields role="search" aria-label={t('Who can do what')} noValidate onSubmit={submit}>
        <ObjectField value={object} onValueChange={setObject} />
        <Button type="submit" loading={isAsking}>
          {t('Show who')}
        </Button>
      </AccessFields>
      <Alert severity="error" open={problem !== null}>
        {problem}
      </Alert>
      {answer !== null && <WhoList {...answer} />}
    </Section>
  );
}

interface WhoListProps {
  /** Name of the object. */
  asked: string;
  relations: readonly Who[];
}

function WhoList({ asked, relations }: WhoListProps) {
  const { t } = useWords();
  return (
    <Relations aria-label={t('Who can do what on {object}', { object: asked })}>
      {relations.map(({ relation, users }) => (
        <div key={relation}>
          <dt>
            {relation} ({users.length})
          </dt>
          <dd>
            {users.length === 0 && t('No users')}
            {users.slice(0, maxNames).map(({ id, name }) => (
              <Chip key={id} size="sm" label={name} title={id} />
            ))}
            {users.length > maxNames && t('and {count} more', { count: users.length - maxNames })}
          </dd>
        </div>
      ))}
    </Relations>
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
): Promise<{ relation: string; users: string[] }[]> {
  const names = relations.get(object.split(':')[0] ?? '') ?? ['viewable'];
  return Promise.all(
    names.map(async (relation) => {
      const { users } = await authorization.listUsers({ object, relation, user_filter: { type: 'user' } });
      return { relation, users: users.toSorted() };
    }),
  );
}
