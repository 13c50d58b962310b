/** How often the status of an export is asked for, milliseconds. */
export const exportPollIntervalMs = 5_000;
