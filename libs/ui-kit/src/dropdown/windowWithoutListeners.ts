import type { UseComboboxProps } from 'downshift';

type Environment = NonNullable<UseComboboxProps<number>['environment']>;

const ignore = () => undefined;

/**
 * The window as downshift uses it, without listeners: losing the focus is what closes a list, so that nothing has to
 * watch presses and touches everywhere. Undefined on a server.
 */
export const windowWithoutListeners: Environment | undefined =
  typeof window === 'undefined'
    ? undefined
    : { addEventListener: ignore, removeEventListener: ignore, document: window.document, Node: window.Node };
