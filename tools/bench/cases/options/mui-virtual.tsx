import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  Children,
  cloneElement,
  useMemo,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { chosenText, type BenchOption, type OptionsContestant, type OptionsProps } from './contract.ts';

let offered = 0;

/** MUI Autocomplete for several values with a list that is virtualized by hand, as MUI's documentation shows it. */
export const contestant: OptionsContestant = {
  opener: 'input',
  option: '[role="option"]',
  offered: () => offered,
  mount: (root, props) => renderReact(root, <Field {...props} />),
  unmount: unmountReact,
};

function Field({ options, selected }: OptionsProps): ReactElement {
  const start = useMemo(() => new Set(selected), [selected]);
  const [chosen, setChosen] = useState<BenchOption[]>(() => options.filter(({ value }) => start.has(value)));
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      disableListWrap
      options={options}
      value={chosen}
      onChange={(_event, next) => setChosen(next)}
      renderValue={(value) => <span id="chosen">{chosenText(value.length)}</span>}
      renderInput={(props) => <TextField {...props} label="Agencies" />}
      renderOption={(props, option) => <VirtualOption key={option.value} props={props} label={option.label} />}
      slotProps={{ listbox: { component: VirtualListbox } }}
    />
  );
}

interface VirtualOptionProps {
  props: HTMLAttributes<HTMLLIElement> & { key?: unknown };
  label: string;
  style?: React.CSSProperties;
}

function VirtualOption({ props: { key: _key, ...props }, label, style }: VirtualOptionProps): ReactElement {
  return (
    <li {...props} style={style}>
      {label}
    </li>
  );
}

interface VirtualListboxProps extends HTMLAttributes<HTMLUListElement> {
  ref?: Ref<HTMLUListElement>;
}

function VirtualListbox({ children, ref, ...props }: VirtualListboxProps): ReactElement {
  const items = children as readonly ReactElement<VirtualOptionProps>[];
  offered = items.length;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 37,
    overscan: 10,
    initialRect: { width: 300, height: 200 },
  });
  return (
    <div ref={scroller} style={{ maxHeight: 200, overflow: 'auto' }}>
      <ul
        {...props}
        ref={ref}
        style={{ height: virtualizer.getTotalSize(), maxHeight: 'none', position: 'relative', margin: 0, padding: 0 }}
      >
        {Children.map(
          virtualizer.getVirtualItems().map(({ index, start, size }) =>
            cloneElement(items[index] as ReactElement<VirtualOptionProps>, {
              style: { position: 'absolute', top: start, left: 0, right: 0, height: size, boxSizing: 'border-box' },
            }),
          ),
          (child) => child,
        )}
      </ul>
    </div>
  );
}
