import type { Permission } from '@agency-insights/insights-api';
import type { AuditEntry } from '@agency-insights/insights-api/people';
import type { Translate, Words } from '../language/createWords.ts';
import { createNaming, personIdOf } from './access/naming.ts';
import { permissionNames } from './texts.ts';

type Wording = Pick<Words, 't' | 'formatCountOf'>;

/** Describes a change in one line, from the details of an entry; empty if the action says everything. */
export function describeChange({ details }: Pick<AuditEntry, 'details'>, words: Wording): string {
  const { t, formatCountOf } = words;
  const { before, after, added, removed, name, sessions_ended: ended, permissions, administrator } = details;
  const model = details.authorization_model_id;
  if (typeof details.reason === 'string') return describeRefusal(details.reason, details.attempts, t);
  if (typeof ended === 'number')
    return ended === 0 ? '' : t('{sessions} ended', { sessions: formatCountOf(ended, 'session', 'sessions') });
  if (isRecord(before) && isRecord(after))
    return Object.keys(after)
      .map((name) => `${fieldName(name, t)}: ${changed(before[name], after[name], t)}`)
      .join(', ');
  if (Array.isArray(added) || Array.isArray(removed))
    return [
      ...partsOf(added, t).map((parts) => t('{name} now has {what}', parts)),
      ...partsOf(removed, t).map((parts) => t('{name} no longer has {what}', parts)),
    ].join(', ');
  if (typeof model === 'string') return model;
  if (typeof name === 'string') return name;
  if (before !== undefined || after !== undefined) return changed(before, after, t);
  const given = [
    ...(administrator === true ? [t('Administrator')] : []),
    ...(Array.isArray(permissions) ? permissions : []),
  ];
  return given.length > 0 ? show(given, t) : '';
}

/** Why a sign-in was refused, in English. */
export const refusalNames: Readonly<Record<string, string>> = {
  password: 'Wrong password',
  second_factor: 'Wrong second factor',
  blocked: 'Blocked, with the right password',
};

/** Why a sign-in was refused, and how often within a day. */
function describeRefusal(reason: string, attempts: unknown, t: Translate): string {
  const text = t(refusalNames[reason] ?? reason);
  return typeof attempts === 'number' && attempts > 1
    ? t('{reason}, {count} times in 24 hours', { reason: text, count: attempts })
    : text;
}

/** Relationships in words: those that were added or those that were removed. */
function partsOf(relationships: unknown, t: Translate): { name: string; what: string }[] {
  return Array.isArray(relationships) ? relationships.map((text) => partOf(String(text), t)) : [];
}

const noNames = { people: new Map(), entities: new Map() };

/** Who has what by a relationship as the service writes it, `feature:insights_pl#granted@user:ada`: ada `Personal lines (Granted)`. */
function partOf(relationship: string, t: Translate): { name: string; what: string } {
  const [, object = '', relation = '', user = ''] = /^([^#]+)#([^@]+)@(.+)$/.exec(relationship) ?? [];
  const naming = createNaming(noNames, t);
  return {
    name: personIdOf(user) ?? naming.user(user),
    what: `${naming.object(object)} (${naming.relation(relation)})`,
  };
}

function changed(before: unknown, after: unknown, t: Translate): string {
  return t('{after} (was {before})', { after: show(after, t), before: show(before, t) });
}

function show(value: unknown, t: Translate): string {
  if (Array.isArray(value)) return value.map((one) => t(nameOf(one))).join(', ') || t('none');
  if (value === null || value === undefined || value === '') return t('none');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function nameOf(value: unknown): string {
  return permissionNames[value as Permission] ?? String(value);
}

function fieldName(name: string, t: Translate): string {
  const english = name.replaceAll('_', ' ');
  return t(english);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
