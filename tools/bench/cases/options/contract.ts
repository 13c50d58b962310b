import type { MountedContestant } from '../../harness/page/openStage.ts';

/** One of many. */
export interface BenchOption {
  value: string;
  label: string;
}

/** Props of a contestant: it draws a field that opens a searchable list for choosing several options. */
export interface OptionsProps {
  /** The options, new for every mount, so that no cache knows them. */
  options: BenchOption[];
  /** Values that are chosen at the start. */
  selected: string[];
}

/** A contestant of the options part. It shows the number of chosen options as `1,234 Selected` in `#chosen`. */
export interface OptionsContestant extends MountedContestant<OptionsProps> {
  /** Selector of what is clicked to open the list. */
  opener: string;
  /** Selector of the options that are drawn. */
  option: string;
  /** How many options the open list offers, drawn or not. */
  offered(): number;
}

/** `1,234 Selected`. */
export function chosenText(count: number): string {
  return `${count.toLocaleString('en-US')} Selected`;
}
