import { createContext } from 'react';
import type { CommandId } from './commands.ts';

/** What commands do at present; one without a handler cannot be used on this page. */
export type CommandHandlers = Partial<Record<CommandId, () => void>>;

/** Joins what the parts of the page offer. */
export interface CommandRegistry {
  /** Takes in the commands of a part, asked for whenever they are needed; returns what takes them out again. */
  add: (readHandlers: () => CommandHandlers) => () => void;
  handlers: () => CommandHandlers;
}

/** Makes a registry; of two parts that offer the same command, the later one does it. */
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
