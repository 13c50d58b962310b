import type { StrictArgTypes } from 'storybook/internal/csf';
import { propWords } from '../tools/components/propWords.ts';
import { splitDefault } from '../tools/components/splitDefault.ts';

const notToTypeIn = /=>|React(Node|Element)|Element\b|Date\b|Timers|Clock|Storage|Logger|Ref<|CSSProperties|SxProps/;

/**
 * Puts the default, which the doc comment of a prop says in a sentence, into the column of defaults, and takes away
 * controls that could only show the inside of an element, a function or a clock.
 */
export function describeProps({ argTypes }: { argTypes: StrictArgTypes }): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { text, defaultValue } = splitDefault(propWords(name, argType.description));
      const type = String(argType.table?.type?.summary ?? '');
      return [
        name,
        {
          ...argType,
          description: text,
          table:
            defaultValue === undefined ? argType.table : { ...argType.table, defaultValue: { summary: defaultValue } },
          ...(notToTypeIn.test(type) && { control: { disable: true } }),
        },
      ];
    }),
  );
}
