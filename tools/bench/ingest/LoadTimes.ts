/** Cost of a load. */
export interface LoadTimes {
  /** Seconds. */
  wall: number;
  /** Seconds of processor time of all threads, in user mode and in the kernel. */
  cpu: number;
  /** Max resident memory. */
  peakMiB: number;
  /** The file of the set. */
  fileMiB: number;
  steps: readonly { title: string; seconds: number }[];
}
