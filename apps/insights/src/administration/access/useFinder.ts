import { useWords } from '../../language/useWords.ts';
import { usePeople } from '../usePeople.ts';
import { objectNames } from './naming.ts';
import { UnknownName } from './UnknownName.ts';
import { useEntities } from './useDirectory.ts';

/** User and object as they were chosen or typed; empty for none. */
interface Typed {
  user: string;
  object: string;
}

/** Returns a function that replaces typed names and emails by ids. It rejects with `UnknownName` if nothing has them. */
export function useFinder(): <T extends Typed>(typed: T) => Promise<T> {
  const { t } = useWords();
  const people = usePeople();
  const entities = useEntities();
  const findUser = async (text: string): Promise<string> => {
    const { items } = await people.page({ search: text, size: '20' });
    const named = items.filter(({ display_name, email }) => isSame(text, display_name) || isSame(text, email));
    const [found, ...others] = named.length > 0 ? named : items;
    if (found !== undefined && others.length === 0) return `user:${found.user_id}`;
    throw new UnknownName(t('No person has the name or email “{text}”. Choose one from the list.', { text }));
  };
  const findObject = (text: string): string => {
    const own = Object.entries(objectNames).map(([object, name]) => [object, t(name)] as const);
    const found = [...own, ...entities].find(([, name]) => isSame(text, name));
    if (found !== undefined) return found[0];
    throw new UnknownName(t('Nothing has the name “{text}”. Choose from the list.', { text }));
  };
  return async (typed) => ({
    ...typed,
    user: isId(typed.user) ? typed.user : await findUser(typed.user),
    object: isId(typed.object) ? typed.object : findObject(typed.object),
  });
}

/** Whether a text needs no search: an id, or nothing. */
function isId(text: string): boolean {
  return text === '' || text.includes(':');
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
