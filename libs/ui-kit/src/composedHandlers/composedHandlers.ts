type Handler = ((event: never) => unknown) | undefined;

/** Handlers that call first the person's own of the same name, if there is one, and then ours. */
export function composedHandlers<Handlers extends object>(own: object, ours: Handlers): Handlers {
  const handlers: Record<string, Handler> = {};
  for (const [name, handle] of Object.entries(ours) as [string, Handler][]) {
    const handleOwn = (own as Record<string, Handler>)[name];
    handlers[name] = (event) => {
      handleOwn?.(event);
      handle?.(event);
    };
  }
  return handlers as Handlers;
}
