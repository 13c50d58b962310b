/** An expression by filter key. */
export type DashboardFilters = Readonly<Record<string, string>>;

/** Session state of the frame. */
export interface SessionReport {
  expired: boolean;
  /** The frame cannot get numbers until it has new tokens. */
  interrupted: boolean;
  /** Whether reopening the dashboard can help. */
  recoverable: boolean;
}

/** The parts of a frame's message that affect the dashboard's state. */
export interface FrameReport {
  /** The message's own type, for example `dashboard:run:complete`. */
  type: string;
  /** Every filter that is set in the frame; null if the message does not say. */
  filters: DashboardFilters | null;
  /** Address of the dashboard with its filters; null if the message does not say. */
  absoluteUrl: string | null;
  /** Number of the run that the message belongs to; null for dashboards that do not count their runs. */
  runId: number | null;
  /** The message acknowledges an update that this page sent. */
  acknowledges: boolean;
  session: SessionReport | null;
}
