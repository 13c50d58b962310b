import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { CommandsContext, type CommandHandlers } from './CommandRegistry.ts';

/** Offers commands as long as the component is on the page. */
export function useCommands(handlers: CommandHandlers): void {
  const registry = useContext(CommandsContext);
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => registry.add(() => latest.current), [registry]);
}
