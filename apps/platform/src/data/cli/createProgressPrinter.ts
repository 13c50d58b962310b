import type { SetProgress } from '../buildSet.ts';

/** Output of progress: a terminal or a pipe. */
export interface ProgressOutput {
  isTTY?: boolean | undefined;
  columns?: number | undefined;
  write(text: string): unknown;
}

export interface ProgressPrinter {
  report(progress: SetProgress): void;
  /** Ends the line of a bar. */
  finish(): void;
}

/** Min intervals between redraws on a terminal, and between lines of one step in a pipe. */
const redrawMs = 80;
const lineMs = 2_000;
const barWidth = 28;

/** Shows progress as a bar on a terminal and as lines elsewhere. */
export function createProgressPrinter(output: ProgressOutput, now: () => number = Date.now): ProgressPrinter {
  let lastTitle = '';
  let lastAt = 0;
  const live = output.isTTY === true;

  return {
    report(progress) {
      const fresh = progress.title !== lastTitle;
      const complete = progress.total !== undefined && progress.done === progress.total;
      if (!fresh && !complete && now() - lastAt < (live ? redrawMs : lineMs)) return;
      if (live)
        output.write(
          `${fresh && lastTitle !== '' ? '\n' : '\r'}${progressBar(progress).slice(0, (output.columns ?? 80) - 1)}\u001b[K`,
        );
      else output.write(`${progressText(progress)}\n`);
      lastTitle = progress.title;
      lastAt = now();
    },
    finish() {
      if (live && lastTitle !== '') output.write('\n');
      lastTitle = '';
    },
  };
}

function progressBar(progress: SetProgress): string {
  const { title, done, total } = progress;
  if (done === undefined || total === undefined || total <= 0) return progressText(progress);
  const filled = Math.round(Math.min(1, done / total) * barWidth);
  return `${title.padEnd(24)} ${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${percent(done, total)}`;
}

function progressText({ title, done, total }: SetProgress): string {
  return done === undefined || total === undefined || total <= 0 ? title : `${title} ${percent(done, total)}`;
}

function percent(done: number, total: number): string {
  return `${Math.floor((100 * done) / total)} %`;
}
