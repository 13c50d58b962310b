import type { FieldValue } from '../values/FormValues.ts';

/** What a field that depends on others tells of its value. */
export interface LinkNotice {
  /** `reset`: a part of the value was removed; `unfit`: the value is kept and does not fit. */
  kind: 'reset' | 'unfit';
  /** In one sentence. */
  text: string;
  /** The field's value that it is about; another one, and it does not hold any more. */
  value: FieldValue | undefined;
  /** The choices that do not fit; empty where it is a range. */
  choices: readonly string[];
}

/** Words a notice: "Austin was removed: it does not fit State", "2 values do not fit State and Line". */
export function linkNotice(
  kind: LinkNotice['kind'],
  names: readonly string[],
  parents: readonly string[],
): Pick<LinkNotice, 'kind' | 'text'> {
  const isOne = names.length === 1;
  const misfit = `${isOne ? 'does' : 'do'} not fit ${parents.join(' and ')}`;
  const removed = `${isOne ? 'was removed: it' : 'were removed: they'} ${misfit}`;
  return { kind, text: `${isOne ? names[0] : `${names.length} values`} ${kind === 'unfit' ? misfit : removed}` };
}
