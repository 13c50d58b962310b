import { endpoints } from '@agency-insights/insights-api/contract';
import type { Question } from './askOnce.ts';

const states = ['CA', 'TX', 'FL', 'NY', 'PA', 'IL', 'OH', 'GA', 'NC', 'MI'];
const savedFilters = endpoints['savedFilters.list'].path;

/** Returns a typical search of a user, a different one for each number. */
export function searchQuestion(number: number): Question {
  const state = states[number % states.length] ?? 'TX';
  const kinds: Record<string, string>[] = [
    { agency_state: state },
    { policy_state: state, line: number % 2 === 0 ? 'personal' : 'commercial' },
    { agency_name: '%insurance%', policy_premium: `[${500 + (number % 50) * 10},5000]` },
    { effective_date: '12 months ago for 12 months', agency_state: state },
  ];
  const filters = kinds[number % kinds.length] ?? {};
  return { method: 'POST', path: endpoints['resultSets.findAgencies'].path, body: { filters, limit: 200 } };
}

/** Returns the most expensive accepted search: the max number of amounts, ranges and patterns. */
export function greedyQuestion(number: number): Question {
  const amounts = Array.from({ length: 50 }, (_, at) => `[${at * 50 + (number % 40)},${at * 50 + 20 + (number % 40)}]`);
  const names = Array.from({ length: 100 }, (_, at) => `%${at}%a%e%${number % 7}%`);
  const filters = { policy_premium: amounts.join(','), agency_name: `-${names.join(',-')}` };
  return { method: 'POST', path: endpoints['resultSets.findAgencies'].path, body: { filters } };
}

/** A typical mix of requests: mostly searches, then what pages read and save. */
export function mixedQuestion(number: number, connection: number): Question {
  const kind = number % 10;
  if (kind < 5) return searchQuestion(number + connection);
  if (kind < 7) return { method: 'GET', path: '/api/auth/session' };
  if (kind === 7) return { method: 'GET', path: endpoints['permissions.list'].path };
  if (kind === 8) return { method: 'GET', path: savedFilters };
  const body = { filterName: `Load ${connection} ${number}`, filterContent: { filters: { policy_state: 'TX' } } };
  return { method: 'POST', path: savedFilters, body };
}
