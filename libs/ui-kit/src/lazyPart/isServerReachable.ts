/**
 * Whether the server of the page responds, whatever it says. A browser without a network says that it is offline, and may still
 * reach a server on its own machine.
 */
export function isServerReachable(): Promise<boolean> {
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    // A gateway responds in place of a server that is away.
    ({ status }) => status < 500,
    () => false,
  );
}
