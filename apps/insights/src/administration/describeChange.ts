import type { Permission } from '@agency-insights/insights-api';
import type { AuditEntry } from '@agency-insights/insights-api/people';
import { permissionNames } from './texts.ts';

/** What changed, in one line, from the details of an entry; empty where the action says it all. */
export function describeChange({ details }: Pick<AuditEntry, 'details'>): string {
  const { before, after, added, removed, name, sessions_ended: ended, permissions, administrator } = details;
  const model = details.authorization_model_id;
  if (typeof details.reason === 'string') return describeRefusal(details.reason, details.attempts);
  if (typeof ended === 'number') return ended === 0 ? '' : `${ended} ${ended === 1 ? 'session' : 'sessions'} ended`;
  if (isRecord(before) && isRecord(after))
    return Object.keys(after)
      .map((name) => `${name.replaceAll('_', ' ')}: ${show(after[name])} (was ${show(before[name])})`)
      .join(', ');
  if (Array.isArray(added) || Array.isArray(removed))
    return [...marked('+', added), ...marked('−', removed)].join(', ');
  if (typeof model === 'string') return model;
  if (typeof name === 'string') return name;
  if (before !== undefined || after !== undefined) return `${show(after)} (was ${show(before)})`;
  const given = [
    ...(administrator === true ? ['Administrator'] : []),
    ...(Array.isArray(permissions) ? permissions : []),
  ];
  return given.length > 0 ? show(given) : '';
}

const refusalNames: Readonly<Record<string, string>> = {
  password: 'Wrong password',
  second_factor: 'Wrong second factor',
  blocked: 'Blocked, with the right password',
};

/** Why a sign-in was refused, and how often within a day. */
function describeRefusal(reason: string, attempts: unknown): string {
  const text = refusalNames[reason] ?? reason;
  return typeof attempts === 'number' && attempts > 1 ? `${text}, ${attempts} times in 24 hours` : text;
}

/** Relationships, those that were added or those that were removed. */
function marked(sign: string, relationships: unknown): string[] {
  return Array.isArray(relationships) ? relationships.map((text) => `${sign} ${String(text)}`) : [];
}

function show(value: unknown): string {
  if (Array.isArray(value)) return value.map(nameOf).join(', ') || 'none';
  if (value === null || value === undefined || value === '') return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function nameOf(value: unknown): string {
  return permissionNames[value as Permission] ?? String(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
