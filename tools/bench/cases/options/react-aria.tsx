import { useState, type ReactElement } from 'react';
import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Virtualizer,
  type Key,
} from 'react-aria-components';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { chosenText, type BenchOption, type OptionsContestant, type OptionsProps } from './contract.ts';

/** React Aria Components: a combo box of several values over a virtualized list box. */
export const contestant: OptionsContestant = {
  opener: 'button',
  option: '[role="option"]',
  offered: () => Number(document.querySelector('[role="option"]')?.getAttribute('aria-setsize') ?? 0),
  mount: (root, props) => renderReact(root, <Field {...props} />),
  unmount: unmountReact,
};

function Field({ options, selected }: OptionsProps): ReactElement {
  const [chosen, setChosen] = useState<readonly Key[]>(selected);
  return (
    <div>
      <ComboBox<BenchOption, 'multiple'>
        selectionMode="multiple"
        defaultItems={options}
        value={chosen}
        onChange={setChosen}
        menuTrigger="focus"
      >
        <Label>Agencies</Label>
        <Input style={{ width: 300, height: 36 }} />
        <Button>▼</Button>
        <Popover style={{ width: 300, background: '#fff', border: '1px solid #999' }}>
          <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 37 }}>
            <ListBox<BenchOption> style={{ height: 200, overflow: 'auto', display: 'block' }}>
              {({ value, label }) => (
                <ListBoxItem id={value} textValue={label}>
                  {label}
                </ListBoxItem>
              )}
            </ListBox>
          </Virtualizer>
        </Popover>
      </ComboBox>
      <span id="chosen">{chosenText(chosen.length)}</span>
    </div>
  );
}
