/**
 * Whether the server of the page responds, whatever it says. A browser without a network says that it is offline, and may still
 * reach a server on its own machine.
 */
export async function isServerReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    // A gateway responds in place of a server that is away.
    return status < 500;
  } catch {
    return false;
  }
}
