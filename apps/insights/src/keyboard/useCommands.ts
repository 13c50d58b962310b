import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { CommandsContext, type CommandHandlers } from './CommandRegistry.ts';

/** Registers commands while the component is mounted. */
export function useCommands(handlers: CommandHandlers): void {
  const registry = useContext(CommandsContext);
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => registry.add(() => latest.current), [registry]);
}
