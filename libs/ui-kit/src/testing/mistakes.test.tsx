import { render, renderHook, screen } from '@testing-library/react';
import { cloneElement, type ReactElement } from 'react';
import * as kit from '../index.ts';
import { de } from '../locales/de.ts';
import { renderInTheme } from './renderInTheme.test-support.tsx';

const nothing = undefined as never;
const step = [{ label: 'Columns' }, { label: 'Columns' }];

describe('Invalid props throw a sentence that names the fix', () => {
  it.each([
    [<kit.Stepper key="1" steps={nothing} />, 'Stepper needs a list as "steps"'],
    [<kit.VirtualList key="1" items={nothing} renderItem={String} />, 'VirtualList needs a list as "items"'],
    [<kit.ButtonSection key="1" options={nothing} />, 'ButtonSection needs a list as "options"'],
    [<kit.SplitButton key="1" alternatives={nothing} children="Save" />, 'SplitButton needs a list as "alternatives"'],
    [
      <kit.Tooltip key="1" title="Any part of it" children={'Name' as never} />,
      'one element as "children"; it is Name.',
    ],
    [
      <kit.Tooltip key="1" title="Any part of it" children={[<b key="1" />] as never} />,
      'Tooltip needs one element as',
    ],
    [<kit.Slider key="1" label="Share" min={10} max={5} />, 'min value must be less than max value'],
    [<kit.AppsMenu key="1" groups={nothing} />, 'AppsMenu needs a list as "groups"'],
    [<kit.DoubleSlider key="1" label="Share" value={[1] as never} />, 'DoubleSlider needs a lower and an upper number'],
    [<kit.DoubleSlider key="1" label="Share" defaultValue={7 as never} />, 'number as "defaultValue"; it is 7.'],
    [
      <kit.RangeSliderDropdown key="1" max={9} value={[1] as never} />,
      'RangeSliderDropdown needs a lower and an upper',
    ],
    [<kit.RangeSliderDropdown key="1" max={9} defaultValue={7 as never} />, 'number as "defaultValue"; it is 7.'],
    [<kit.Slider key="1" label="Share" value={'5' as never} />, 'Slider needs a number as "value"; it is "5".'],
    [<kit.Slider key="1" label="Share" defaultValue={[5] as never} />, 'a number as "defaultValue"; it is [5].'],
    [<kit.Slider key="1" label="Share" customValues={[3, 2, 1]} />, 'customValues must be numbers in ascending order'],
    [<kit.Slider key="1" label="Share" min={NaN} />, 'A slider needs numbers as its min and max'],
    [<kit.Slider key="1" label="Share" step={0} />, "A slider's step must be more than 0"],
    [
      <kit.InsightsThemeProvider key="1" theme={kit.createBrandTheme({ primary: '#0b5fff' }) as never} />,
      'pass createBrandTheme(…).theme',
    ],
  ] as [ReactElement, string][])('The invalid props %# throw', (element, sentence) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderInTheme(element)).toThrow(sentence);
    error.mockRestore();
  });
});

it('sortOptions throws an error that asks for a list', () => {
  expect(() => kit.sortOptions(nothing)).toThrow('sortOptions needs a list as "options"; it is undefined.');
});

describe('unusual data of users and servers', () => {
  it('Avatar shows an icon for a user without a name', () => {
    renderInTheme(<kit.Avatar name=" " />);
    expect(screen.getByRole('img', { name: 'Unnamed person' }).querySelector('svg')).not.toBeNull();
  });

  it('NaN counts as 0', () => {
    renderInTheme(
      <>
        <kit.Badge count={NaN} showZero data-testid="badge" />
        <kit.Pagination total={NaN} />
      </>,
    );
    expect(screen.getByTestId('badge')).toHaveTextContent('0');
    expect(screen.getByText('0 of 0')).toBeVisible();
  });

  it('Sliders sort the ends of a range, and put invalid ends at the start', () => {
    renderInTheme(
      <>
        <kit.DoubleSlider label="Premium" value={[80, 20]} />
        <kit.Slider label="Share" value={NaN} />
      </>,
    );
    const values = screen.getAllByRole('slider').map((handle) => handle.getAttribute('aria-valuenow'));
    expect(values).toEqual(['20', '80', '0']);
  });

  it('Steps, applications and groups of the same name render without a warning', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderInTheme(<kit.Stepper steps={step} />);
    const said = [...error.mock.calls];
    error.mockRestore();
    expect(said).toEqual([]);
  });
});

it('A component outside InsightsThemeProvider is reported once, and only while developing', () => {
  const { NODE_ENV } = process.env;
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<kit.Button>Apply</kit.Button>);
  process.env.NODE_ENV = 'development';
  renderInTheme(<kit.Button>Apply</kit.Button>);
  expect(warn).not.toHaveBeenCalled();
  render(<kit.Button>Apply</kit.Button>);
  render(<kit.Chip label="Texas" />);
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('wrap the application in InsightsThemeProvider')]);
  process.env.NODE_ENV = NODE_ENV;
  warn.mockRestore();
});

describe('A field without an accessible name', () => {
  const { NODE_ENV } = process.env;
  let warn: jest.SpyInstance;
  const said = () => warn.mock.calls.flat().map(String);
  beforeEach(() => {
    process.env.NODE_ENV = 'development';
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    process.env.NODE_ENV = NODE_ENV;
    warn.mockRestore();
  });

  type Named = ReactElement<Record<'label' | 'aria-label' | 'aria-labelledby', string>>;
  const nameless: [string, string, Named][] = [
    ['Input', 'textbox', <kit.Input key="1" />],
    ['Textarea', 'textbox', <kit.Textarea key="1" />],
    ['Select', 'combobox', <kit.Select key="1" options={['TX']} />],
    ['MultiSelect', 'combobox', <kit.MultiSelect key="1" options={['TX']} />],
    ['Autocomplete', 'combobox', <kit.Autocomplete key="1" options={['TX']} />],
    ['Checkbox', 'checkbox', <kit.Checkbox key="1" />],
    ['Switch', 'switch', <kit.Switch key="1" />],
    ['Slider', 'slider', <kit.Slider key="1" />],
    ['DoubleSlider', 'group', <kit.DoubleSlider key="1" />],
    ['RadioGroup', 'radiogroup', <kit.RadioGroup key="1" />],
  ];

  it.each(nameless)('%s is not reported in production', (_name, _role, field) => {
    process.env.NODE_ENV = 'production';
    renderInTheme(field);
    expect(said()).toEqual([]);
  });

  it.each(nameless)('%s with a label, an aria-label or an aria-labelledby is not reported', (_name, role, field) => {
    renderInTheme(
      <>
        <b id="of">Offered in</b>
        {cloneElement(field, { key: 'label', label: 'State' })}
        {cloneElement(field, { key: 'text', 'aria-label': 'State' })}
        {cloneElement(field, { key: 'element', 'aria-labelledby': 'of' })}
      </>,
    );
    expect(screen.getAllByRole(role, { name: 'State' })).toHaveLength(2);
    expect(screen.getByRole(role, { name: 'Offered in' })).toBeVisible();
    expect(said()).toEqual([]);
  });

  it.each(nameless)('%s is reported once while developing', (name, _role, field) => {
    renderInTheme(field);
    renderInTheme(field);
    const sentence = `${name} has no accessible name. Give it a label, an aria-label or an aria-labelledby.`;
    expect(said()).toEqual([sentence]);
  });

  it('A field in a label of the page, and a picker, which has a name of its own, are not reported', () => {
    renderInTheme(
      <>
        <label htmlFor="city">City</label>
        <kit.Input id="city" />
        <label htmlFor="paid">Paid</label>
        <kit.Checkbox id="paid" />
        <kit.DatePicker />
      </>,
    );
    expect(said()).toEqual([]);
  });
});

describe('LocaleProvider warns once, and only while developing,', () => {
  const { NODE_ENV } = process.env;
  let warn: jest.SpyInstance;
  const said = () => warn.mock.calls.flat().map(String);
  const show = (props: kit.LocaleProviderProps) =>
    renderInTheme(
      <kit.LocaleProvider {...props}>
        <kit.Pagination total={3} />
      </kit.LocaleProvider>,
    );
  beforeEach(() => {
    process.env.NODE_ENV = 'development';
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    process.env.NODE_ENV = NODE_ENV;
    warn.mockRestore();
  });

  it('of a language without its texts', () => {
    show({ locale: 'de-AT' });
    show({ locale: 'de-AT' });
    show({ locale: 'en-GB' });
    expect(said()).toEqual([expect.stringContaining('"de-AT", but the components speak English, because `texts`')]);
  });

  it('of a tag without a language', () => {
    show({ locale: 'deutsch' });
    expect(said()).toEqual([expect.stringContaining('no dates and numbers for `locale` "deutsch"')]);
  });

  it('of missing and unknown texts in a pack', () => {
    const { pagination, ...others } = de.kitPagination;
    show({ locale: 'de', texts: { kitPagination: { ...others, paging: pagination } } });
    expect(said()).toEqual([
      'The texts of "kitPagination" lack pagination. Begin with a whole locale pack.',
      'The texts of "kitPagination" have no use for paging.',
    ]);
  });

  it('and says nothing of whole packs, of open sections, nor in production', () => {
    show({ locale: 'de', texts: de });
    renderHook(() => kit.useTexts('app', {}), {
      wrapper: ({ children }) => (
        <kit.LocaleProvider texts={{ app: { Save: 'Sichern' } }}>{children}</kit.LocaleProvider>
      ),
    });
    process.env.NODE_ENV = 'production';
    show({ locale: 'fr' });
    expect(said()).toEqual([]);
  });
});
