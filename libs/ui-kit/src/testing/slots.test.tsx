import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement, type ComponentType, type ReactElement } from 'react';
import { drawerPart } from '../Drawer/drawerPart.ts';
import * as Kit from '../index.ts';
import { renderInTheme } from './renderInTheme.test-support.tsx';
import { setViewportWidth } from './viewport.test-support.ts';

type Slots = Record<string, object>;

interface Case {
  /** The component with whatever makes all of its parts show. */
  element: ReactElement<object>;
  /** Every slot; those of parts inside of parts by a path: `menu.list`. */
  slots: readonly string[];
  /** What a user does before the parts show. */
  open?: () => Promise<void>;
  /** Width of the window. Default 1440. */
  width?: number;
}

const nothing = () => undefined;
const press = (name: RegExp | string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name }));
  // What opens is fetched first.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
};
const apps = [{ title: 'Insights', apps: [{ name: 'insights', title: 'Agency Insights', url: '/', icon: <svg /> }] }];
const account = { displayName: 'Dana Reyes', userName: 'analyst@demo.test', onLogOut: nothing };
const navigation = [{ title: 'Home', href: '/', icon: <svg /> }];
const panel = ['header', 'title', 'closeButton', 'content', 'footer'];
const picker = ['root', 'label', 'helperText', 'popover', 'paper'];
const sliderParts = ['label', 'value', 'slider', 'rail', 'track', 'thumb', 'input', 'ends'];
const dropdown = ['root', 'label', 'helperText', 'control', 'input', 'clearButton', 'popup', 'list'];
const openList = () => userEvent.click(screen.getByRole('combobox'));
const anchor = document.createElement('button');
const text = { label: 'Premium', helperText: 'Of the last year.' };

const cases: Record<string, Case> = {
  AccordionSummary: {
    element: <Kit.AccordionSummary>Premium</Kit.AccordionSummary>,
    slots: ['heading', 'label'],
  },
  AccordionDetails: { element: <Kit.AccordionDetails>By line</Kit.AccordionDetails>, slots: ['region'] },
  AccountMenu: {
    element: <Kit.AccountMenu {...account} />,
    slots: ['avatar', 'menu', 'menu.paper', 'menu.list'],
    open: press('Account'),
  },
  Alert: {
    element: (
      <Kit.Alert title="Left out" closable action={{ label: 'Undo', onClick: nothing }}>
        Two filters were left out.
      </Kit.Alert>
    ),
    slots: ['message', 'title', 'controls', 'action', 'closeButton'],
  },
  AppBar: {
    element: (
      <Kit.AppBar
        productName="Agency Insights"
        apps={apps}
        account={account}
        help={{ href: '/help' }}
        onOpenNavigation={nothing}
      />
    ),
    slots: ['navigationButton', 'appsMenu', 'appsMenu.entry', 'brand', 'help'],
    open: press('Apps'),
  },
  AppsMenu: {
    element: <Kit.AppsMenu groups={apps} />,
    slots: ['popover', 'popover.paper', 'group', 'heading', 'entry'],
    open: press('Apps'),
  },
  Autocomplete: {
    element: <Kit.Autocomplete {...text} options={['Texas']} multiple defaultValue={['Texas']} />,
    slots: [...dropdown, 'chips'],
    open: openList,
  },
  Badge: { element: <Kit.Badge count={140} />, slots: ['count'] },
  Banner: {
    element: (
      <Kit.Banner title="Planned maintenance" action={{ label: 'Read more', onClick: nothing }}>
        No exports on Saturday.
      </Kit.Banner>
    ),
    slots: ['strip', 'message', 'title', 'action', 'closeButton'],
  },
  Button: {
    element: (
      <Kit.Button startIcon={<svg />} endIcon={<svg />} loading>
        Apply
      </Kit.Button>
    ),
    slots: ['label', 'startIcon', 'endIcon', 'spinner'],
  },
  ButtonSection: {
    element: (
      <Kit.ButtonSection
        label="Report"
        options={[
          {
            buttonLabel: 'By carrier',
            description: 'One row a carrier.',
            checkboxOptions: [{ name: 'a', label: 'A' }],
          },
        ]}
        defaultValue={{ activeButton: 'By carrier', selections: {} }}
      />
    ),
    slots: ['label', 'buttons', 'button', 'description', 'accordion'],
  },
  Checkbox: { element: <Kit.Checkbox {...text} />, slots: ['root', 'input', 'label', 'helperText'] },
  Chip: { element: <Kit.Chip label="State: TX" onRemove={nothing} />, slots: ['label', 'removeButton'] },
  DatePicker: { element: <Kit.DatePicker {...text} />, slots: picker, open: press(/Premium/) },
  DateRangePicker: { element: <Kit.DateRangePicker {...text} />, slots: picker, open: press(/Premium/) },
  Dialog: {
    element: (
      <Kit.Dialog open title="Name the search" onClose={nothing} actions={<Kit.Button>Save</Kit.Button>}>
        It is kept for you.
      </Kit.Dialog>
    ),
    slots: ['paper', 'backdrop', 'header', 'title', 'closeButton', 'content', 'actions'],
  },
  DoubleSlider: {
    element: <Kit.DoubleSlider label="Premium" distribution={[1, 2]} />,
    slots: [...sliderParts, 'histogram'],
  },
  Drawer: {
    element: (
      <Kit.Drawer open aria-label="Saved searches">
        Texas growth book
      </Kit.Drawer>
    ),
    slots: ['paper', 'backdrop'],
  },
  EmbeddedContent: {
    element: <Kit.EmbeddedContent title="Benchmarks" src="https://bi.example.test/embed" />,
    slots: ['frame', 'loading'],
  },
  ErrorPage: {
    element: <Kit.ErrorPage heading="This page could not be shown" description="Try again." />,
    slots: ['icon', 'title', 'description', 'action', 'homeLink', 'backLink'],
  },
  FilterDrawer: {
    element: (
      <Kit.FilterDrawer open onClose={nothing} footer={<Kit.Button>Apply</Kit.Button>}>
        State
      </Kit.FilterDrawer>
    ),
    slots: [...panel, 'drawer', 'drawer.paper', 'drawer.backdrop'],
    width: 390,
  },
  IconButton: {
    element: (
      <Kit.IconButton label="Edit">
        <svg />
      </Kit.IconButton>
    ),
    slots: ['tooltip'],
    open: async () => {
      await userEvent.hover(screen.getByRole('button', { name: 'Edit' }));
      await screen.findByRole('tooltip');
    },
  },
  Input: {
    element: <Kit.Input {...text} clearable defaultValue="Lone Star" />,
    slots: ['root', 'label', 'control', 'input', 'clearButton', 'helperText'],
  },
  ListItem: { element: <Kit.ListItem secondary="Austin, TX">Lone Star</Kit.ListItem>, slots: ['text', 'secondary'] },
  Menu: {
    element: (
      <Kit.Menu open anchor={anchor} onClose={nothing}>
        <Kit.MenuItem>Edit</Kit.MenuItem>
      </Kit.Menu>
    ),
    slots: ['paper', 'list'],
  },
  MultiSelect: {
    element: <Kit.MultiSelect {...text} options={['Texas', 'Oklahoma']} searchable defaultValue={['Texas']} />,
    slots: dropdown,
    open: openList,
  },
  NotFound: {
    element: (
      <Kit.NotFound title="No agencies" description="Try fewer filters." action={<Kit.Button>Back</Kit.Button>} />
    ),
    slots: ['icon', 'title', 'description', 'action'],
  },
  PageShell: {
    element: <Kit.PageShell productName="Agency Insights" currentPath="/" {...{ navigation, account }} />,
    slots: ['skipLink', 'appBar', 'appBar.brand', 'sidebar', 'sidebar.entry', 'main'],
  },
  'PageShell on a narrow screen': {
    element: <Kit.PageShell productName="Agency Insights" currentPath="/" {...{ navigation, account }} />,
    slots: ['navigationDrawer', 'navigationDrawer.paper', 'sidebar'],
    open: press('Open navigation'),
    width: 390,
  },
  Pagination: {
    element: <Kit.Pagination total={1248} />,
    slots: ['label', 'select.control', 'caption', 'button'],
  },
  Popover: {
    element: (
      <Kit.Popover open anchor={anchor} onClose={nothing}>
        State: Texas
      </Kit.Popover>
    ),
    slots: ['paper'],
  },
  ProgressBar: {
    element: <Kit.ProgressBar label="Export" showValue value={40} />,
    slots: ['label', 'value', 'bar'],
  },
  Radio: { element: <Kit.Radio value="personal" label="Personal" />, slots: ['root', 'input', 'label'] },
  RadioGroup: { element: <Kit.RadioGroup {...text} />, slots: ['label', 'radios', 'helperText'] },
  RangeSliderDropdown: {
    element: <Kit.RangeSliderDropdown {...text} min={0} max={100} />,
    slots: [...picker, 'slider', 'slider.thumb', 'clearButton', 'applyButton'],
    open: press(/Premium/),
  },
  Select: {
    element: <Kit.Select {...text} options={['Texas']} clearable defaultValue="Texas" />,
    slots: dropdown,
    open: openList,
  },
  'Select without options': {
    element: <Kit.Select {...text} options={[]} />,
    slots: ['popup', 'list'],
    open: openList,
  },
  SelectorCard: {
    element: <Kit.SelectorCard value="personal" title="Personal" description="Homes and cars." icon={<svg />} />,
    slots: ['input', 'icon', 'title', 'description', 'mark'],
  },
  SelectorCardGroup: { element: <Kit.SelectorCardGroup {...text} />, slots: ['label', 'cards', 'helperText'] },
  Sidebar: {
    element: (
      <Kit.Sidebar
        items={navigation}
        bottomItems={navigation}
        currentPath="/"
        open
        width={240}
        onOpenChange={nothing}
      />
    ),
    slots: ['list', 'entry', 'toggle'],
  },
  Slider: { element: <Kit.Slider label="Share" defaultValue={40} />, slots: sliderParts },
  SlideOutPanel: {
    element: <Kit.SlideOutPanel open title="Lone Star" footer={<Kit.Button>Add</Kit.Button>} />,
    slots: [...panel, 'drawer', 'drawer.paper', 'drawer.backdrop'],
  },
  SplitButton: {
    element: <Kit.SplitButton alternatives={[{ label: 'Save as', onSelect: nothing }]}>Save</Kit.SplitButton>,
    slots: ['button', 'trigger', 'menu', 'menu.paper'],
    open: press('More options'),
  },
  Stepper: {
    element: <Kit.Stepper steps={[{ label: 'Columns', description: 'Which' }, { label: 'Format' }]} selectable="all" />,
    slots: ['step', 'circle', 'label', 'description'],
  },
  Switch: { element: <Kit.Switch {...text} />, slots: ['root', 'input', 'label', 'helperText'] },
};

/** What is around a component that is a part of another one. */
const around: Record<string, (element: ReactElement) => ReactElement> = {
  AccordionSummary: (element) => (
    <Kit.Accordion>
      {element}
      <Kit.AccordionDetails>By line</Kit.AccordionDetails>
    </Kit.Accordion>
  ),
  AccordionDetails: (element) => (
    <Kit.Accordion>
      <Kit.AccordionSummary>Premium</Kit.AccordionSummary>
      {element}
    </Kit.Accordion>
  ),
  SelectorCard: (element) => <Kit.SelectorCardGroup label="Line of business">{element}</Kit.SelectorCardGroup>,
};

beforeAll(drawerPart.load);
beforeAll(() => document.body.append(anchor));

describe('slotProps', () => {
  afterEach(() => setViewportWidth(1440));

  it.each(Object.entries(cases))(
    'slotProps reach the parts of %s: each accepts a class name, styles, attributes and a ref',
    async (name, { element, slots, open, width = 1440 }) => {
      setViewportWidth(width);
      const refs = new Map(slots.map((slot) => [slot, jest.fn()]));
      const slotProps: Slots = {};
      for (const [slot, ref] of refs) give(slotProps, slot, { ...given, 'data-testid': slot, ref });
      const component = cloneElement(element, { slotProps } as object);
      renderInTheme(around[name]?.(component) ?? component);
      await open?.();
      for (const [slot, ref] of refs) {
        const [part] = await screen.findAllByTestId(slot);
        expect(part).toHaveClass('of-the-app');
        expect(part?.classList.length).toBeGreaterThan(1);
        expect(part).toHaveStyle({ scrollMarginTop: '7px' });
        // The ref of a tooltip is that of its control.
        if (slot !== 'tooltip') expect(ref).toHaveBeenCalledWith(part);
      }
    },
  );

  it('slotProps keep the attributes that a part needs, and add handlers and styles', async () => {
    const calls = { press: jest.fn(), entry: jest.fn(), arrow: jest.fn() };
    renderInTheme(
      <>
        <Kit.Input
          label="Name"
          clearable
          defaultValue="Lone Star"
          slotProps={{ clearButton: { onMouseDown: calls.press } }}
        />
        <Kit.ProgressBar aria-label="Export" value={40} slotProps={{ bar: { style: { scrollMarginTop: '7px' } } }} />
        <Kit.Sidebar
          items={[{ title: 'Benchmarks', href: '/benchmarks', icon: <svg />, disabled: true }]}
          slotProps={{ entry: { onClick: calls.entry } }}
          currentPath="/"
          open
          width={240}
        />
        <Kit.SplitButton
          loading
          alternatives={[{ label: 'Save as', onSelect: nothing }]}
          slotProps={{ trigger: { onClick: calls.arrow } }}
        >
          Save
        </Kit.SplitButton>
        <Kit.Popover open anchor={anchor} onClose={nothing} slotProps={{ paper: { role: 'none' } }} aria-label="State">
          Texas
        </Kit.Popover>
      </>,
    );
    expect(await screen.findByRole('dialog', { name: 'State' })).toHaveTextContent('Texas');
    const hidden = { hidden: true };
    await userEvent.click(screen.getByRole('button', { name: 'Clear', ...hidden }));
    await userEvent.click(screen.getByRole('link', { name: 'Benchmarks', ...hidden }));
    await userEvent.click(screen.getByRole('button', { name: 'More options', ...hidden }));
    expect(calls.press).toHaveBeenCalledTimes(1);
    expect(calls.entry).not.toHaveBeenCalled();
    expect(calls.arrow).not.toHaveBeenCalled();
    expect(screen.getByRole('progressbar', hidden)).toHaveStyle({ scrollMarginTop: '7px' });
  });

  it.each([
    ['Input', Kit.Input],
    ['Checkbox', Kit.Checkbox],
    ['Switch', Kit.Switch],
    ['Radio', Kit.Radio],
  ] as const)('slotProps and the props of %s both apply to its input', async (_name, Component) => {
    const Control = Component as ComponentType<Record<string, unknown>>;
    const calls: string[] = [];
    const says = (who: string) => ({
      onFocus: () => calls.push(`${who} focus`),
      onChange: () => calls.push(`${who} change`),
      'aria-describedby': who,
    });
    renderInTheme(
      <Control
        aria-label="Name"
        value="a"
        {...says('own')}
        style={{ scrollMarginTop: '7px' }}
        onKeyDown={undefined}
        slotProps={{
          input: { ...says('slot'), style: { scrollMarginLeft: '8px' }, onKeyDown: () => calls.push('slot key') },
        }}
      />,
    );
    const input = screen.getByLabelText('Name');
    await userEvent.click(input);
    await userEvent.keyboard('x');
    const told = (what: string) => calls.filter((call) => call.endsWith(what));
    expect(told('focus')).toEqual(['slot focus', 'own focus']);
    expect(told('change')).toEqual(['slot change', 'own change']);
    expect(told('key')).toEqual(['slot key']);
    expect(input).toHaveStyle({ scrollMarginTop: '7px', scrollMarginLeft: '8px' });
    expect(input.getAttribute('aria-describedby')).toBe('slot own');
  });

  it('slotProps reach the toasts', async () => {
    function ShowToast(): ReactElement {
      const { show } = Kit.useToaster();
      return <Kit.Button onClick={() => show({ message: 'The search is saved.' })}>Save</Kit.Button>;
    }
    render(
      <Kit.ToasterProvider slotProps={{ stack: { className: 'stack' }, toast: { 'data-testid': 'toast' } }}>
        <ShowToast />
      </Kit.ToasterProvider>,
      { wrapper: Kit.InsightsThemeProvider },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByTestId('toast')).toHaveTextContent('The search is saved.');
    expect(screen.getByTestId('toast').closest('.stack')).not.toBeNull();
  });
});

const given = { className: 'of-the-app', sx: { scrollMarginTop: '7px' } };

/** Gives props to a slot; `menu.list` is the slot `list` of the component in the slot `menu`. */
function give(slots: Slots, path: string, props: object): void {
  const [first = '', ...rest] = path.split('.');
  const slot: { slotProps?: Slots } = (slots[first] ??= {});
  if (rest.length === 0) Object.assign(slot, props);
  else give((slot.slotProps ??= {}), rest.join('.'), props);
}
