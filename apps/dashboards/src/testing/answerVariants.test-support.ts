import type { TileAnswer, TileRow } from '@agency-insights/insights-api/contract';
import { longName } from '../charts/stories/chartData.test-support.ts';

/** The answer where an agency has too few peers to be compared with. */
export function withTooFewPeers(answer: TileAnswer): TileAnswer {
  return {
    ...answer,
    comparison: answer.comparison && {
      ...answer.comparison,
      kind: 'peers',
      label: 'Peers',
      agencies: 3,
      group_sizes: { ...answer.comparison.group_sizes, peers: 3 },
      suppressed: true,
    },
    rows: answer.rows.map(({ compared, ...row }): TileRow => {
      if (row.scope === 'compared') return { scope: row.scope, name: 'Peers, median', month: null };
      return compared === undefined ? row : { ...row, compared: null };
    }),
  };
}

/** The answer with names that no drawing has room for. */
export function withLongNames(answer: TileAnswer): TileAnswer {
  const { agency, benchmark } = answer;
  return {
    ...answer,
    ...(agency && { agency: { ...agency, name: longName } }),
    ...(benchmark && {
      benchmark: {
        ...benchmark,
        selection: { ...benchmark.selection, name: lengthen(benchmark.selection.name) },
        peers: benchmark.peers && { ...benchmark.peers, name: lengthen(benchmark.peers.name) },
      },
    }),
    rows: answer.rows.map((row): TileRow => {
      const { name, group } = row;
      // The names of measures and periods are the page's own.
      const isNamed = typeof name === 'string' && row.measure === undefined && row.scope === undefined;
      return {
        ...row,
        ...(isNamed && { name: lengthen(name) }),
        ...(typeof group === 'string' && { group: lengthen(group) }),
      };
    }),
  };
}

function lengthen(name: string): string {
  return `${name}, ${longName}`;
}
