import type { FormTexts } from '../texts/FormTexts.types.ts';
import type { FieldValue } from '../values/FormValues.ts';

/** Notice about the value of a dependent field. */
export interface LinkNotice {
  /** `reset`: a part of the value was removed; `unfit`: the value is kept and does not fit. */
  kind: 'reset' | 'unfit';
  /** In one sentence. */
  text: string;
  /** Its subject: the labels of choices, or a range. */
  names: readonly string[];
  /** Names of the fields that it depends on. */
  parents: readonly string[];
  /** The field's value that it is about; another one, and it does not hold any more. */
  value: FieldValue | undefined;
  /** The choices that do not fit; empty where it is a range. */
  choices: readonly string[];
}

/** Writes a notice: "Austin was removed: it does not fit State", "2 values do not fit State and Line". */
export function noticeText(
  { kind, names, parents }: Pick<LinkNotice, 'kind' | 'names' | 'parents'>,
  texts: FormTexts,
): string {
  return kind === 'unfit' ? texts.unfit(names, parents) : texts.removed(names, parents);
}
