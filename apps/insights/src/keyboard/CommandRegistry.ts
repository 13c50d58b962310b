import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { CommandId } from './commands.ts';

/** Handlers of commands; a command without a handler is not available on this page. */
export type CommandHandlers = Partial<Record<CommandId, () => void>>;

/** Collects the commands of the parts of the page. */
export interface CommandRegistry {
  /** Adds the commands of a part, read when needed; returns a function that removes them. */
  add: (readHandlers: () => CommandHandlers) => () => void;
  handlers: () => CommandHandlers;
}

/** Creates a registry; for duplicate commands the later part wins. */
export function createCommandRegistry(): CommandRegistry {
  const parts = new Set<() => CommandHandlers>();
  return {
    add(readHandlers) {
      parts.add(readHandlers);
      return () => parts.delete(readHandlers);
    },
    handlers: () => Object.assign({}, ...[...parts].map((readHandlers) => readHandlers())) as CommandHandlers,
  };
}

/** The commands of the page. */
export const CommandsContext = createContext(createCommandRegistry());

/** Registers commands while the component is mounted. */
export function useCommands(handlers: CommandHandlers): void {
  const registry = useContext(CommandsContext);
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => registry.add(() => latest.current), [registry]);
}
