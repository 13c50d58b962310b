import type { Option } from '@agency-insights/ui-kit';
import type { ValueEditor } from './cellEditing.types.ts';
import { ChoiceField } from './ChoiceField.tsx';

/**
 * Returns an editor with a list of choices, which opens with the cell and is searchable from eleven choices on:
 * `state: choiceEditor(['TX', 'OK'])`. It writes the value of the chosen option; a choice whose value is '' empties the
 * cell. Spread it to add more: `{ ...choiceEditor(states), validate }`.
 */
export function choiceEditor(choices: readonly Option[]): Required<Pick<ValueEditor, 'choices' | 'field'>> {
  return { choices, field: (context) => <ChoiceField {...context} choices={choices} /> };
}
