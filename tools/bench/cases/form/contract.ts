import type { MountedContestant } from '../../harness/page/openStage.ts';

/** A field of the form. */
export interface BenchField {
  id: string;
  label: string;
  kind: 'text' | 'select' | 'checkbox' | 'radio';
}

/** Props of a contestant: it draws an initially empty form of these fields. */
export interface FormProps {
  fields: BenchField[];
}

/** A contestant of the form part. */
export interface FormContestant extends MountedContestant<FormProps> {
  /** The value that the form holds for a field, not what the input shows. */
  value(id: string): unknown;
}

/** Options of selects and radios. */
export const choices: Record<BenchField['kind'], readonly string[]> = {
  text: [],
  checkbox: [],
  select: ['Arkansas', 'Colorado', 'Kansas', 'Louisiana', 'New Mexico', 'Oklahoma', 'Texas', 'Utah'],
  radio: ['Any', 'Personal', 'Commercial'],
};

const kinds = ['text', 'select', 'checkbox', 'text', 'radio'] as const;

/** Returns a number of fields: two texts, a select, a checkbox and a radio in turn. */
export function makeFields(count: number): BenchField[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? 'text';
    return { id: `f${index}`, kind, label: `Field ${1000 + index}` };
  });
}
