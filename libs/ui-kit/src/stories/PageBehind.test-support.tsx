import type { ReactElement } from 'react';
import { colors, Paper } from '../index.ts';
import { agencies } from './insuranceWords.test-support.ts';

/** A page for dialogs and drawers to lie over. */
export function PageBehind(): ReactElement {
  return (
    <main style={{ display: 'grid', gap: 12, minHeight: 300, alignContent: 'start' }}>
      <h1 style={{ margin: 0, fontSize: 24, fontWeight: 500, color: colors.text }}>Find agencies</h1>
      <Paper padding={2}>1,248 agencies in Texas or Oklahoma</Paper>
      <Paper padding={2}>{agencies[0]}</Paper>
      <Paper padding={2}>{agencies[1]}</Paper>
    </main>
  );
}
