import { composedHandlers } from '../composedHandlers/composedHandlers.ts';
import { describedBy } from '../Field/describedBy.ts';

interface Joined {
  'aria-describedby'?: string;
  style?: object;
}

/**
 * Props of one element that `slotProps` and its component both say: of handlers the slot's runs first and then the
 * component's, descriptions and styles count together; of all else the component's own stands.
 */
export function joinedProps<Own extends Joined>(given: Joined | undefined, own: Own): Own {
  if (!given) return own;
  const said = Object.entries(own).filter(([, value]) => value !== undefined);
  const handlers = said.filter(([, value]) => typeof value === 'function');
  return {
    ...(given as Own),
    ...(Object.fromEntries(said) as Own),
    ...composedHandlers(given, Object.fromEntries(handlers)),
    'aria-describedby': describedBy(given['aria-describedby'], own['aria-describedby']),
    style: { ...given.style, ...own.style },
  };
}
