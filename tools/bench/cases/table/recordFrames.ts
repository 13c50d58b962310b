/** Frames recorded while the table scrolled. */
export interface FrameRecord {
  /** Times between frames in ms, in order. */
  intervals: number[];
  /** Frames in which some part of the viewport showed no row. */
  blankFrames: number;
}

/**
 * Records every frame until the event `bench-frames-end`. After each painted frame it checks for rows at five heights
 * of the viewport.
 */
export function recordFrames(viewport: HTMLElement): Promise<FrameRecord> {
  const { left, top, height } = viewport.getBoundingClientRect();
  const heights = [0.12, 0.3, 0.5, 0.7, 0.95].map((part) => top + height * part);
  const record: FrameRecord = { intervals: [], blankFrames: 0 };
  let last: number | undefined;
  let ended = false;
  window.addEventListener('bench-frames-end', () => (ended = true), { once: true });
  return new Promise((resolve) => {
    const frame = (now: number) => {
      if (last !== undefined) record.intervals.push(now - last);
      last = now;
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        if (heights.some((y) => isBlank(left + 60, y))) record.blankFrames++;
        if (ended) resolve(record);
        else requestAnimationFrame(frame);
      };
      channel.port2.postMessage(undefined);
    };
    requestAnimationFrame(frame);
  });
}

function isBlank(x: number, y: number): boolean {
  const row = document.elementFromPoint(x, y)?.closest('[role="row"], tr');
  return !row || row.textContent === '';
}
