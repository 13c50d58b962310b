import type { UseComboboxProps } from 'downshift';

type Environment = NonNullable<UseComboboxProps<number>['environment']>;

const ignore = () => undefined;

/**
 * The window for downshift, without listeners: a list closes on blur, so no global press listeners are needed.
 * Undefined on a server.
 */
export const windowWithoutListeners: Environment | undefined =
  typeof window === 'undefined'
    ? undefined
    : { addEventListener: ignore, removeEventListener: ignore, document: window.document, Node: window.Node };
