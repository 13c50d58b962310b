/** The agent of the page: the vendor's own once it has loaded. */
export interface Agent {
  initialize(options: object): void;
  identify(options: object): void;
}

/** What the agent takes over when it loads: the calls until then. */
interface QueuedAgent extends Agent {
  _q: unknown[][];
}

/** A window with the agent's global. */
export interface AgentWindow {
  pendo?: Agent;
}

/** Returns the agent of the page; until it has loaded, one that keeps the calls for it, as the vendor's snippet does. */
export function queueAgentCalls(window: AgentWindow): Agent {
  if (window.pendo !== undefined) return window.pendo;
  const calls: unknown[][] = [];
  const keep =
    (name: keyof Agent) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values]);
  const agent: QueuedAgent = { _q: calls, initialize: keep('initialize'), identify: keep('identify') };
  window.pendo = agent;
  return agent;
}
