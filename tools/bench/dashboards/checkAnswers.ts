/* eslint-disable @nx/enforce-module-boundaries -- shares the bare engine, the clock and the calls of the other benchmarks, which no package exports */
import {
  agencyTiles,
  benchmarkTiles,
  type TileAnswer,
  type TileDefinition,
} from '@agency-insights/insights-api/contract';
import type { BareEngine } from '../search/engine.ts';
import type { DashboardUnderTest } from './DashboardUnderTest.ts';

/**
 * Checks results, so that speed cannot come from doing less: throws unless the premium and policies of every tile equal
 * those of a handwritten statement over the policies, and the rows sum up to them to the cent.
 */
export async function checkAnswers(
  engine: BareEngine,
  { id, title }: DashboardUnderTest,
  filters: Readonly<Record<string, string>>,
  answers: ReadonlyMap<string, TileAnswer>,
): Promise<void> {
  const definitions: Readonly<Record<string, TileDefinition>> = id === 'agency' ? agencyTiles : benchmarkTiles;
  const [first] = answers.values();
  if (first === undefined) throw new Error(`${title}: no tile answered.`);
  const expected = await expectedHeader(engine, filters, first.period);
  for (const [tile, answer] of answers) {
    const { addsUp, countsUp } = definitions[tile] ?? {};
    requireEqual(`${title}, ${tile}: premium`, answer.premium, expected.premium);
    requireEqual(`${title}, ${tile}: policies`, answer.policies, expected.policies);
    if (addsUp) requireEqual(`${title}, ${tile}: rows' premium`, sumOf(answer, addsUp), expected.premium);
    if (countsUp) requireEqual(`${title}, ${tile}: rows' policies`, sumOf(answer, countsUp), expected.policies);
  }
}

async function expectedHeader(
  engine: BareEngine,
  { agency_id: agency, policy_state: states, line }: Readonly<Record<string, string>>,
  { from, to }: TileAnswer['period'],
): Promise<{ premium: number; policies: number }> {
  const stateList = states?.split(',').map((state) => `'${state}'`);
  const conditions = [
    `effective BETWEEN '${from}' AND '${to}'`,
    agency && `agency_id = ${Number(agency)}`,
    stateList && `state_id IN (SELECT state_id FROM state WHERE state IN (${stateList.join(', ')}))`,
    line && `line = ${line === 'commercial' ? 1 : 0}`,
  ].filter(Boolean);
  const { columns } = await engine.ask(
    `SELECT coalesce(sum(premium_cents), 0)::DOUBLE AS premium, count(*)::DOUBLE AS policies FROM policy WHERE ${conditions.join(' AND ')}`,
  );
  const value = (name: string) => Number(columns.find((column) => column.name === name)?.values[0]);
  return { premium: value('premium'), policies: value('policies') };
}

function sumOf({ rows }: TileAnswer, key: string): number {
  return rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0);
}

function requireEqual(what: string, actual: number, expected: number): void {
  if (actual !== expected) throw new Error(`${what} is ${actual}, not ${expected}.`);
}
