import type { FieldValue } from '../values/FormValues.ts';

/** What a field that depends on others tells of its value. */
export interface LinkNotice {
  /** `reset`: a part of it was taken away; `unfit`: it stands there and does not fit. */
  kind: 'reset' | 'unfit';
  /** In one sentence. */
  text: string;
  /** The field's value that it is about; another one, and it does not hold any more. */
  value: FieldValue | undefined;
}

/** Words a notice: "Austin was removed: it does not fit State", "2 values do not fit State and Line". */
export function linkNotice(
  kind: LinkNotice['kind'],
  names: readonly string[],
  parents: readonly string[],
  value: FieldValue | undefined,
): LinkNotice {
  const isOne = names.length === 1;
  const subject = isOne ? names[0] : `${names.length} values`;
  const misfit = `${isOne ? 'does' : 'do'} not fit ${parents.join(' and ')}`;
  const text =
    kind === 'unfit'
      ? `${subject} ${misfit}`
      : `${subject} ${isOne ? 'was' : 'were'} removed: ${isOne ? 'it' : 'they'} ${misfit}`;
  return { kind, text, value };
}
