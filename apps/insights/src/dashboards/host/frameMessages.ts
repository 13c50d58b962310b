import type { HostMessage } from '@agency-insights/insights-api';
import type { FrameMessage as ReceivedMessage } from '@agency-insights/ui-kit';
import type { DashboardFilters, FrameReport } from './FrameReport.ts';

/** The dashboard's filter names by our filter key; omitted keys have the same name. */
export type FilterNames = Readonly<Record<string, string>>;

/** Serialises a message for the frame as JSON, with the dashboard's filter names. */
export function writeHostMessage(message: HostMessage, names: FilterNames): string {
  if (message.type !== 'dashboard:filters:update') return JSON.stringify(message);
  const filters = renamed(message.filters, (key) => names[key] ?? key);
  return JSON.stringify({ ...message, filters });
}

/** Reads what a message of the frame says about the dashboard. The frame is untrusted: everything is validated. */
export function readFrameReport(message: ReceivedMessage, names: FilterNames): FrameReport {
  const dashboard = recordOf(message.dashboard);
  const { runId } = recordOf(dashboard.options);
  const keyOf = new Map(Object.entries(names).map(([key, name]) => [name, key]));
  return {
    type: message.type,
    filters: filtersOf(dashboard.dashboard_filters, (name) => keyOf.get(name) ?? name),
    absoluteUrl: typeof dashboard.absoluteUrl === 'string' ? dashboard.absoluteUrl : null,
    runId: typeof runId === 'number' && Number.isSafeInteger(runId) && runId >= 0 ? runId : null,
    acknowledges: message.acknowledges === true,
    session: {
      expired: message.expired === true,
      interrupted: message.interrupted === true,
      recoverable: message.recoverable === true,
    },
  };
}

function filtersOf(value: unknown, keyOf: (name: string) => string): DashboardFilters | null {
  if (typeof value !== 'object' || value === null) return null;
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return renamed(Object.fromEntries(texts), keyOf);
}

function renamed(filters: DashboardFilters, nameOf: (key: string) => string): DashboardFilters {
  return Object.fromEntries(Object.entries(filters).map(([key, expression]) => [nameOf(key), expression]));
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
