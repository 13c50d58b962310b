import { fireEvent, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { DOMAttributes, ReactElement } from 'react';
import { drawerPart } from '../Drawer/drawerPart.ts';
import * as kit from '../index.ts';
import type { KitComponents, KitComponentTheme } from '../theme/InsightsComponents.types.ts';
import { renderInTheme } from './renderInTheme.test-support.tsx';

type PropsOf<Name extends keyof KitComponents> =
  NonNullable<KitComponents[Name]> extends KitComponentTheme<infer Props> ? Props : never;

/** The callbacks of a component that report a change, or the wish for one; the browser's own are not among them. */
type Reports<Props> = Extract<
  Exclude<keyof Props, keyof DOMAttributes<Element>>,
  `on${string}Change` | `on${string}Commit` | 'onClose'
>;

/** `KitSlider.onValueCommit` and its like, of every component of the kit. */
type Reported = {
  [Name in keyof KitComponents]-?: `${Name}.${Reports<PropsOf<Name>>}`;
}[keyof KitComponents];

type Details<Callback> = Callback extends (...args: infer Args) => void ? Last<Args> : never;
type Last<List extends unknown[]> = List extends [...unknown[], infer Item] ? Item : never;

/** The last reported details, if they have no `reason` of a closed list. */
type Flaw<Callback> =
  Details<Callback> extends { reason: infer Reason extends string }
    ? string extends Reason
      ? 'its reason may be any text'
      : never
    : 'it tells no reason';

/** The flaws of all callbacks, by their names. */
type Flaws = {
  [Name in keyof KitComponents]-?: {
    [Prop in Reports<PropsOf<Name>>]: Flaw<PropsOf<Name>[Prop]> extends never ? never : `${Name}.${Prop}`;
  }[Reports<PropsOf<Name>>];
}[keyof KitComponents];

/** Fails to compile as soon as one callback tells no reason. */
const flaws: [Flaws] extends [never] ? 'none' : Flaws = 'none';

interface Report {
  /** The component, reporting to the given function. */
  element: (report: () => void) => ReactElement;
  /** What the user does. */
  act: (user: UserEvent) => Promise<unknown>;
  /** What is reported last. */
  told: unknown[];
}

const press = (role: string, name?: string | RegExp) => (user: UserEvent) =>
  user.click(screen.getByRole(role, { name }));
const type = (text: string) => async (user: UserEvent) => {
  await user.tab();
  await user.keyboard(text);
};
const states = ['Oklahoma', 'Texas'];
const day = new Date(2026, 10, 12);
const now = () => new Date(2026, 10, 20);
const anchor = document.body;
const navigation = [{ title: 'Home', href: '/', icon: <svg /> }];
const trigger = { act: press('button'), told: [true, { reason: 'trigger' }] };
const field = { act: press('combobox'), told: [true, { reason: 'press' }] };
const escape = { act: (user: UserEvent) => user.keyboard('{Escape}'), told: [{ reason: 'escape' }] };
const right = (value: unknown) => ({ act: type('{ArrowRight}'), told: [value, { reason: 'keyboard' }] });

const forms = {
  'KitCheckbox.onCheckedChange': {
    element: (report) => <kit.Checkbox label="Personal lines" onCheckedChange={report} />,
    act: press('checkbox'),
    told: [true, { reason: 'toggle' }],
  },
  'KitSwitch.onCheckedChange': {
    element: (report) => <kit.Switch label="Show closed agencies" onCheckedChange={report} />,
    act: press('switch'),
    told: [true, { reason: 'toggle' }],
  },
  'KitRadioGroup.onValueChange': {
    element: (report) => (
      <kit.RadioGroup label="Line" onValueChange={report}>
        <kit.Radio value="personal" label="Personal" />
      </kit.RadioGroup>
    ),
    act: press('radio'),
    told: ['personal', { reason: 'select' }],
  },
  'KitInput.onValueChange': {
    element: (report) => <kit.Input label="Name" onValueChange={report} />,
    act: type('T'),
    told: ['T', { reason: 'input' }],
  },
  'KitTextarea.onValueChange': {
    element: (report) => <kit.Textarea label="Note" onValueChange={report} />,
    act: type('T'),
    told: ['T', { reason: 'input' }],
  },
  'KitSelectorCardGroup.onValueChange': {
    element: (report) => (
      <kit.SelectorCardGroup label="Line" onValueChange={report}>
        <kit.SelectorCard value="personal" title="Personal" />
      </kit.SelectorCardGroup>
    ),
    act: press('radio'),
    told: ['personal', { reason: 'select' }],
  },
  'KitSlider.onValueChange': {
    element: (report) => <kit.Slider label="Share" onValueChange={report} />,
    ...right(1),
  },
  'KitSlider.onValueCommit': {
    element: (report) => <kit.Slider label="Share" onValueCommit={report} />,
    ...right(1),
  },
  'KitDoubleSlider.onValueChange': {
    element: (report) => <kit.DoubleSlider label="Premium" onValueChange={report} />,
    ...right([1, 100]),
  },
  'KitDoubleSlider.onValueCommit': {
    element: (report) => <kit.DoubleSlider label="Premium" onValueCommit={report} />,
    ...right([1, 100]),
  },
  'KitButtonSection.onValueChange': {
    element: (report) => <kit.ButtonSection options={[{ buttonLabel: 'All' }]} onValueChange={report} />,
    act: press('button'),
    told: [{ activeButton: 'All', selections: {} }, { reason: 'button' }],
  },
  'KitButtonSection.onExpandedChange': {
    element: (report) => (
      <kit.ButtonSection
        options={[{ buttonLabel: 'All', checkboxOptions: [{ name: 'auto', label: 'Auto' }] }]}
        value={{ activeButton: 'All', selections: {} }}
        onExpandedChange={report}
      />
    ),
    act: press('button', 'Options'),
    told: [true, { reason: 'summary' }],
  },
} satisfies Partial<Record<Reported, Report>>;

const dropdowns = {
  'KitSelect.onValueChange': {
    element: (report) => <kit.Select label="State" options={states} onValueChange={report} />,
    act: type('{ArrowDown}{Enter}'),
    told: ['Oklahoma', { reason: 'select', option: 'Oklahoma' }],
  },
  'KitSelect.onOpenChange': {
    element: (report) => <kit.Select label="State" options={states} onOpenChange={report} />,
    act: type('{Enter}{Escape}'),
    told: [false, { reason: 'escape' }],
  },
  'KitMultiSelect.onValueChange': {
    element: (report) => <kit.MultiSelect label="State" options={states} onValueChange={report} />,
    act: type('{ArrowDown}{Enter}'),
    told: [['Oklahoma'], { reason: 'select', option: 'Oklahoma' }],
  },
  'KitMultiSelect.onOpenChange': {
    element: (report) => <kit.MultiSelect label="State" options={states} onOpenChange={report} />,
    ...field,
  },
  'KitAutocomplete.onValueChange': {
    element: (report) => <kit.Autocomplete label="State" options={states} onValueChange={report} />,
    act: type('Tex{Enter}'),
    told: ['Texas', { reason: 'select', option: 'Texas' }],
  },
  'KitAutocomplete.onOpenChange': {
    element: (report) => <kit.Autocomplete label="State" options={states} onOpenChange={report} />,
    act: type('T'),
    told: [true, { reason: 'type' }],
  },
  'KitOptionMenu.onValueChange': {
    element: (report) => (
      <kit.OptionMenu options={states} onValueChange={report}>
        State
      </kit.OptionMenu>
    ),
    act: async (user) => {
      await user.click(screen.getByRole('button'));
      await user.click(await screen.findByRole('menuitemradio', { name: 'Texas' }));
    },
    told: ['Texas', { reason: 'select' }],
  },
  'KitOptionMenu.onOpenChange': {
    element: (report) => (
      <kit.OptionMenu options={states} onOpenChange={report}>
        State
      </kit.OptionMenu>
    ),
    ...trigger,
  },
  'KitSplitButton.onMenuOpenChange': {
    element: (report) => (
      <kit.SplitButton alternatives={[{ label: 'Save as', onSelect: () => undefined }]} onMenuOpenChange={report}>
        Save
      </kit.SplitButton>
    ),
    act: (user) => user.click(screen.getAllByRole('button')[1] as Element),
    told: [true, { reason: 'trigger' }],
  },
} satisfies Partial<Record<Reported, Report>>;

const pickers = {
  'KitDatePicker.onOpenChange': {
    element: (report) => <kit.DatePicker label="Effective" now={now} onOpenChange={report} />,
    ...trigger,
  },
  'KitDatePicker.onValueChange': {
    element: (report) => <kit.DatePicker label="Effective" now={now} defaultValue={day} onValueChange={report} />,
    act: async (user) => {
      await user.click(screen.getByRole('button'));
      await user.click(await screen.findByRole('button', { name: 'Clear' }));
    },
    told: [null, { reason: 'clear' }],
  },
  'KitDateRangePicker.onOpenChange': {
    element: (report) => <kit.DateRangePicker label="Effective" now={now} onOpenChange={report} />,
    ...trigger,
  },
  'KitDateRangePicker.onValueChange': {
    element: (report) => (
      <kit.DateRangePicker label="Effective" now={now} defaultValue={{ from: day, to: day }} onValueChange={report} />
    ),
    act: async (user) => {
      await user.click(screen.getByRole('button'));
      await user.click(await screen.findByRole('button', { name: 'Clear' }));
    },
    told: [null, { reason: 'clear' }],
  },
  'KitRangeSliderDropdown.onOpenChange': {
    element: (report) => <kit.RangeSliderDropdown label="Premium" min={0} max={9} onOpenChange={report} />,
    ...trigger,
  },
  'KitRangeSliderDropdown.onValueChange': {
    element: (report) => (
      <kit.RangeSliderDropdown label="Premium" min={0} max={9} defaultValue={[2, 4]} onValueChange={report} />
    ),
    act: async (user) => {
      await user.click(screen.getByRole('button'));
      // What was chosen at the start is nothing to clear before it was changed.
      const [lower] = await screen.findAllByRole('slider');
      fireEvent.change(lower as HTMLElement, { target: { value: 3 } });
      await user.click(await screen.findByRole('button', { name: 'Clear Range' }));
    },
    told: [undefined, { reason: 'clear' }],
  },
} satisfies Partial<Record<Reported, Report>>;

const surfaces = {
  'KitAccordion.onExpandedChange': {
    element: (report) => (
      <kit.Accordion onExpandedChange={report}>
        <kit.AccordionSummary>Premium</kit.AccordionSummary>
        <kit.AccordionDetails>By line</kit.AccordionDetails>
      </kit.Accordion>
    ),
    act: press('button'),
    told: [true, { reason: 'summary' }],
  },
  'KitAlert.onOpenChange': {
    element: (report) => (
      <kit.Alert closable onOpenChange={report}>
        Link copied.
      </kit.Alert>
    ),
    act: press('button'),
    told: [false, { reason: 'close-button' }],
  },
  'KitBanner.onOpenChange': {
    element: (report) => (
      <kit.Banner closable onOpenChange={report}>
        No exports.
      </kit.Banner>
    ),
    act: press('button'),
    told: [false, { reason: 'close-button' }],
  },
  'KitDialog.onClose': {
    element: (report) => <kit.Dialog open title="Name" onClose={report} />,
    act: press('button', 'Close'),
    told: [{ reason: 'close-button' }],
  },
  'KitDrawer.onClose': {
    element: (report) => (
      <kit.Drawer open aria-label="Searches" onClose={report}>
        <button type="button">Texas growth book</button>
      </kit.Drawer>
    ),
    ...escape,
  },
  'KitFilterDrawer.onClose': {
    element: (report) => <kit.FilterDrawer open onClose={report} />,
    act: press('button', 'Close filters'),
    told: [{ reason: 'close-button' }],
  },
  'KitMenu.onClose': {
    element: (report) => (
      <kit.Menu open anchor={anchor} onClose={report}>
        <kit.MenuItem>Edit</kit.MenuItem>
      </kit.Menu>
    ),
    ...escape,
  },
  'KitPopover.onClose': {
    element: (report) => (
      <kit.Popover open anchor={anchor} onClose={report}>
        Texas
      </kit.Popover>
    ),
    ...escape,
  },
  'KitSlideOutPanel.onOpenChange': {
    element: (report) => <kit.SlideOutPanel defaultOpen title="Lone Star" onOpenChange={report} />,
    act: press('button', 'Close'),
    told: [false, { reason: 'close-button' }],
  },
} satisfies Partial<Record<Reported, Report>>;

const navigating = {
  'KitPageShell.onSidebarOpenChange': {
    element: (report) => (
      <kit.PageShell productName="Insights" currentPath="/" {...{ navigation }} onSidebarOpenChange={report} />
    ),
    act: press('button', 'Collapse'),
    told: [false, { reason: 'toggle' }],
  },
  'KitSidebar.onOpenChange': {
    element: (report) => <kit.Sidebar items={navigation} currentPath="/" open width={240} onOpenChange={report} />,
    act: press('button', 'Collapse'),
    told: [false, { reason: 'toggle' }],
  },
  'KitPagination.onPageChange': {
    element: (report) => <kit.Pagination total={1248} onPageChange={report} />,
    act: press('button', 'Next page'),
    told: [1, { reason: 'next' }],
  },
  'KitPagination.onPageSizeChange': {
    element: (report) => <kit.Pagination total={1248} onPageSizeChange={report} />,
    act: type('{ArrowDown}{ArrowDown}{Enter}'),
    told: [25, { reason: 'select' }],
  },
  'KitStepper.onActiveStepChange': {
    element: (report) => (
      <kit.Stepper
        steps={[{ label: 'Columns' }, { label: 'Format' }]}
        activeStep={1}
        selectable="all"
        onActiveStepChange={report}
      />
    ),
    act: press('button', /Columns/),
    told: [0, { reason: 'step' }],
  },
} satisfies Partial<Record<Reported, Report>>;

const reports: Record<Reported, Report> = { ...forms, ...dropdowns, ...pickers, ...surfaces, ...navigating };

beforeAll(drawerPart.load);

describe("change details of the kit's components", () => {
  it('The reason of a change is one of a closed list of types', () => expect(flaws).toBe('none'));

  it.each(Object.entries(reports))('%s reports the reason', async (_name, { element, act, told }) => {
    const report = jest.fn();
    renderInTheme(element(report));
    await act(userEvent.setup());
    expect(report).toHaveBeenLastCalledWith(...told);
  });
});
