import { useVirtualizer } from '@tanstack/react-virtual';
import { useCombobox } from 'downshift';
import { useMemo, useRef, useState, type ReactElement } from 'react';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { chosenText, type BenchOption, type OptionsContestant, type OptionsProps } from './contract.ts';

/** downshift and @tanstack/react-virtual put together by hand, with no look of their own. */
export const contestant: OptionsContestant = {
  opener: 'input',
  option: '[role="option"]',
  offered: () => Number(document.querySelector('[role="option"]')?.getAttribute('aria-setsize') ?? 0),
  mount: (root, props) => renderReact(root, <Field {...props} />),
  unmount: unmountReact,
};

function Field({ options, selected }: OptionsProps): ReactElement {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(selected));
  const [term, setTerm] = useState('');
  const shown = useMatches(options, term);
  const list = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => list.current,
    estimateSize: () => 37,
    overscan: 10,
    initialRect: { width: 300, height: 200 },
  });
  const { isOpen, getInputProps, getMenuProps, getItemProps, highlightedIndex } = useMultiCombobox(
    shown,
    term,
    (value) => setChosen((before) => toggled(before, value)),
  );
  return (
    <div>
      <input
        {...getInputProps({ 'aria-label': 'Agencies', onChange: (event) => setTerm(event.currentTarget.value) })}
        style={{ width: 300, height: 36 }}
      />
      <span id="chosen">{chosenText(chosen.size)}</span>
      <div {...getMenuProps({ ref: list })} style={{ width: 300, maxHeight: 200, overflow: 'auto' }}>
        {isOpen && (
          <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
            {virtualizer.getVirtualItems().map(({ index, start, size }) => {
              const option = shown[index] as BenchOption;
              return (
                <div
                  key={option.value}
                  {...getItemProps({
                    item: option,
                    index,
                    'aria-selected': chosen.has(option.value),
                    'aria-setsize': shown.length,
                    'aria-posinset': index + 1,
                  })}
                  style={{
                    position: 'absolute',
                    top: 0,
                    left: 0,
                    right: 0,
                    height: size,
                    transform: `translateY(${start}px)`,
                    background: highlightedIndex === index ? '#eee' : undefined,
                  }}
                >
                  {option.label}
                </div>
              );
            })}
          </div>
        )}
      </div>
    </div>
  );
}

function useMatches(options: BenchOption[], term: string): BenchOption[] {
  return useMemo(() => {
    const text = term.toLowerCase();
    return text === '' ? options : options.filter(({ label }) => label.toLowerCase().includes(text));
  }, [options, term]);
}

/** A combo box whose list stays open, and keeps its term, when an option is clicked. */
function useMultiCombobox(items: BenchOption[], term: string, onToggle: (value: string) => void) {
  return useCombobox<BenchOption>({
    items,
    itemToString: (option) => option?.label ?? '',
    selectedItem: null,
    inputValue: term,
    scrollIntoView: () => undefined,
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.ItemClick
        ? { ...changes, isOpen: true, inputValue: state.inputValue }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onToggle(selectedItem.value),
  });
}

function toggled(values: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const next = new Set(values);
  if (!next.delete(value)) next.add(value);
  return next;
}
