import type { FrameMessage } from '@agency-insights/insights-api/contract';
import type { Dashboard } from '../../dashboard/createDashboard.ts';

/**
 * Sends a link into the app to the page around the frame, which opens it. A page that can answer and does not cancel
 * leaves it to the frame: a new tab.
 */
export async function followLink(dashboard: Dashboard, message: FrameMessage & { url: string }): Promise<void> {
  const answer = await dashboard.ask(message);
  if (answer?.cancelled === false)
    window.open(dashboard.getState().address.embedDomain + message.url, '_blank', 'noopener');
}
