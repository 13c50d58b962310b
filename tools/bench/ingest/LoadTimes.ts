/** What one load took. */
export interface LoadTimes {
  /** Seconds. */
  wall: number;
  /** Seconds of processor time of all threads, in user mode and in the kernel. */
  cpu: number;
  /** Largest memory that was resident. */
  peakMiB: number;
  /** The file of the set. */
  fileMiB: number;
  steps: readonly { title: string; seconds: number }[];
}
