import type { RouterHistory } from '@tanstack/react-router';
import { findAgenciesHref } from './agencyAddresses.ts';

/** The key of the history's current entry, which Back returns to; undefined on other screens than Find agencies. */
export function shownEntry({ location }: RouterHistory): string | undefined {
  return location.pathname === findAgenciesHref({}) ? location.state.__TSR_key : undefined;
}
