import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactElement } from 'react';
import types from 'virtual:type-docs';
import { slotDocs } from '../../tools/components/slotDocs.ts';
import { DocsTable } from './DocsTable.tsx';
import { DocsText } from './DocsText.tsx';

/** The parts of some components that `slotProps` reach, as the source describes them; nothing where there are none. */
export function SlotTables({ components }: { components: readonly string[] }): ReactElement | null {
  const withSlots = components
    .map((name) => ({ name, slots: slotDocs(types, name) }))
    .filter(({ slots }) => slots.length > 0);
  if (withSlots.length === 0) return null;
  return (
    <>
      <Heading>Slots</Heading>
      <p>
        <DocsText>
          {`\`slotProps\` gives attributes, handlers, \`className\`, \`sx\`, \`style\` and \`ref\` to a part inside: \`slotProps={{ ${withSlots[0]?.slots[0]?.name}: { className: '…' } }}\`.`}
        </DocsText>
      </p>
      {withSlots.map(({ name, slots }) => (
        <Fragment key={name}>
          {withSlots.length > 1 && <Subheading>{name}</Subheading>}
          <DocsTable columns={['Slot', 'What it is']}>
            {slots.map((slot) => (
              <tr key={slot.name}>
                <td>{slot.name}</td>
                <td>
                  <DocsText>{slot.text}</DocsText>
                  <div>
                    <code>{slot.type}</code>
                  </div>
                </td>
              </tr>
            ))}
          </DocsTable>
        </Fragment>
      ))}
    </>
  );
}
