import type { ReactElement } from 'react';
import { Autocomplete } from '../Autocomplete/Autocomplete.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { OptionMenu } from '../OptionMenu/OptionMenu.tsx';
import { Select } from '../Select/Select.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';

const owners: Record<string, (props: object) => ReactElement> = {
  Select: (props) => <Select label="State" options={['TX']} {...props} />,
  MultiSelect: (props) => <MultiSelect label="State" options={['TX']} {...props} />,
  Autocomplete: (props) => <Autocomplete label="State" options={['TX']} {...props} />,
  OptionMenu: (props) => (
    <OptionMenu options={['TX']} {...props}>
      State
    </OptionMenu>
  ),
};

const optionMistakes: (readonly [props: () => object, wanted: string])[] = [
  [() => ({ options: { TX: 'Texas' } }), 'a list as "options"; it is [object Object].'],
  [() => ({ options: undefined }), 'a list as "options"; it is undefined.'],
  [() => ({ options: [null, 'a'] }), 'a text or { label } as "options[0]"; it is null.'],
  [() => ({ options: ['a', 2] }), 'a text or { label } as "options[1]"; it is 2.'],
  [() => ({ options: [{ value: 'a' }] }), 'a text or { label } as "options[0]"; it is [object Object].'],
  [() => ({ options: [{ label: 'a', group: 'b' }, ['c']] }), 'a text or { label } as "options[1]"; it is a list.'],
];

const mistakes: (readonly [owner: string, props: () => object, wanted: string])[] = [
  ...Object.keys(owners).flatMap((owner) => optionMistakes.map((mistake) => [owner, ...mistake] as const)),
  ['Select', () => ({ value: ['a'] }), 'a text or null as "value"; it is a list.'],
  ['Select', () => ({ defaultValue: 5 }), 'a text or null as "value"; it is 5.'],
  [
    'Select',
    () => ({ loading: true, value: 'a', options: [null] }),
    'a text or { label } as "options[0]"; it is null.',
  ],
  ['Autocomplete', () => ({ value: ['a'] }), 'a text or null as "value"; it is a list.'],
  ['OptionMenu', () => ({ value: ['a'] }), 'a text or null as "value"; it is a list.'],
  ['MultiSelect', () => ({ value: 'a' }), 'a list as "value"; it is a.'],
  ['MultiSelect', () => ({ value: null }), 'a list as "value"; it is null.'],
  ['Autocomplete', () => ({ multiple: true, value: 'a' }), 'a list as "value"; it is a.'],
];

describe('invalid props of dropdowns', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each(mistakes)('%s names the fix (%#)', (owner, props, wanted) => {
    const element = owners[owner]?.(props()) ?? <></>;
    expect(() => renderInTheme(element)).toThrow(new TypeError(`${owner} needs ${wanted}`));
  });
});
