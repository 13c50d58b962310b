/** Poll interval of an export's status, milliseconds. */
export const exportPollIntervalMs = 5_000;
