import type { ReactElement } from 'react';
import type * as Kit from '../index.ts';

const nothing = () => undefined;
const navigation = [{ title: 'Home', href: '/', icon: <svg /> }];
const apps = [{ title: 'Insights', apps: [{ name: 'insights', title: 'Agency Insights', url: '/', icon: <svg /> }] }];
const account = { displayName: 'Dana Reyes', userName: 'analyst@demo.test', onLogOut: nothing };
const states = [{ label: 'Texas', value: 'TX' }, 'Oklahoma'];
const chosenDay = new Date(2026, 10, 12);
const now = () => new Date(2026, 10, 20, 9, 30);

/** Components that need an element of the page to hang from, which a server does not have. */
const drawnInBrowsersOnly = new Set(['TooltipSurface']);

/** The names of a package's exports that are components: functions and what React wraps them in, by their capital. */
export function componentNames(kit: object): string[] {
  return Object.entries(kit)
    .filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value) && !drawnInBrowsersOnly.has(name))
    .map(([name]) => name)
    .sort();
}

function isComponent(value: unknown): boolean {
  if (typeof value === 'object') return value !== null && '$$typeof' in value;
  return typeof value === 'function' && !(value.prototype instanceof Error);
}

/** Each public component of the kit as an application would show it first. Add yours: a test goes through all of them. */
export function everyComponent(kit: typeof Kit): Record<string, ReactElement> {
  return { ...controls(kit), ...choosing(kit), ...overlays(kit), ...display(kit), ...pages(kit) };
}

function controls(kit: typeof Kit): Record<string, ReactElement> {
  const { Button, ButtonGroup, ButtonSection, IconButton, Input, Link, SplitButton } = kit;
  return {
    Button: <Button>Apply</Button>,
    ButtonGroup: (
      <ButtonGroup aria-label="View">
        <Button>Table</Button>
      </ButtonGroup>
    ),
    ButtonSection: <ButtonSection options={[{ buttonLabel: 'By carrier', description: 'One row a carrier.' }]} />,
    IconButton: (
      <IconButton label="Edit">
        <svg />
      </IconButton>
    ),
    Input: <Input label="Agency name" clearable defaultValue="Lone Star" />,
    Link: <Link href="/find-agencies">Find agencies</Link>,
    SplitButton: <SplitButton alternatives={[{ label: 'Save as', onSelect: nothing }]}>Save</SplitButton>,
  };
}

function choosing(kit: typeof Kit): Record<string, ReactElement> {
  const { Autocomplete, Checkbox, DatePicker, DateRangePicker, DoubleSlider, MultiSelect, OptionMenu } = kit;
  const { Radio, RadioGroup, RangeSliderDropdown, Select, SelectorCard, SelectorCardGroup, Slider, Switch } = kit;
  const cards = (
    <SelectorCardGroup label="Line of business" defaultValue="personal">
      <SelectorCard value="personal" title="Personal" />
    </SelectorCardGroup>
  );
  return {
    Autocomplete: <Autocomplete label="State" options={states} multiple defaultValue={['TX']} />,
    Checkbox: <Checkbox label="Personal lines" defaultChecked />,
    DatePicker: <DatePicker label="Effective on" now={now} defaultValue={chosenDay} />,
    DateRangePicker: <DateRangePicker label="Effective" now={now} defaultValue={{ from: chosenDay, to: chosenDay }} />,
    DoubleSlider: <DoubleSlider aria-label="Premium" />,
    MultiSelect: <MultiSelect label="State" options={states} searchable defaultValue={['TX', 'Oklahoma']} />,
    OptionMenu: <OptionMenu options={states}>State</OptionMenu>,
    Radio: <Radio value="personal" label="Personal" />,
    RadioGroup: (
      <RadioGroup label="Line of business" defaultValue="personal">
        <Radio value="personal" label="Personal" />
      </RadioGroup>
    ),
    RangeSliderDropdown: <RangeSliderDropdown label="Premium" min={0} max={100} />,
    Select: <Select label="State" options={states} defaultValue="TX" />,
    SelectorCard: cards,
    SelectorCardGroup: cards,
    Slider: <Slider aria-label="Share" defaultValue={40} />,
    Switch: <Switch label="Show closed agencies" />,
    Textarea: <kit.Textarea label="Notes" />,
  };
}

function overlays(kit: typeof Kit): Record<string, ReactElement> {
  const { Alert, Banner, Button, Dialog, Drawer, FilterDrawer, Menu, MenuItem, Popover } = kit;
  const { SlideOutPanel, ToasterProvider, Tooltip } = kit;
  const closed = { open: false, anchor: null, onClose: nothing };
  const menu = (
    <Menu {...closed}>
      <MenuItem>Edit</MenuItem>
    </Menu>
  );
  return {
    Alert: <Alert severity="info">Two filters were left out.</Alert>,
    Banner: <Banner title="Planned maintenance">No exports on Saturday.</Banner>,
    Dialog: (
      <Dialog open={false} title="Name the search" onClose={nothing}>
        It is kept for you.
      </Dialog>
    ),
    Drawer: (
      <Drawer open variant="permanent" aria-label="Saved searches">
        Texas growth book
      </Drawer>
    ),
    FilterDrawer: (
      <FilterDrawer open={false} title="Filters" onClose={nothing}>
        State
      </FilterDrawer>
    ),
    Menu: menu,
    MenuItem: menu,
    Popover: <Popover {...closed}>State: Texas</Popover>,
    SlideOutPanel: (
      <SlideOutPanel open={false} title="Lone Star Risk Advisors">
        Austin, TX
      </SlideOutPanel>
    ),
    ToasterProvider: <ToasterProvider>Agencies</ToasterProvider>,
    Tooltip: (
      <Tooltip title="Premium of the policies that fit">
        <Button>Search premium</Button>
      </Tooltip>
    ),
  };
}

function display(kit: typeof Kit): Record<string, ReactElement> {
  const { Accordion, AccordionDetails, AccordionSummary, Avatar, Badge, Chip, Divider, EmbeddedContent, Grid } = kit;
  const { List, ListItem, Pagination, Paper, ProgressBar, Skeleton, Spinner, StatusMessage, Stepper } = kit;
  const accordion = (
    <Accordion>
      <AccordionSummary>Premium</AccordionSummary>
      <AccordionDetails>By line of business</AccordionDetails>
    </Accordion>
  );
  const list = (
    <List>
      <ListItem secondary="Austin, TX">Lone Star Risk Advisors</ListItem>
    </List>
  );
  return {
    Accordion: accordion,
    AccordionDetails: accordion,
    AccordionSummary: accordion,
    Avatar: <Avatar name="Dana Reyes" />,
    Badge: <Badge count={140} />,
    Chip: <Chip label="State: TX" onRemove={nothing} />,
    Divider: <Divider />,
    EmbeddedContent: <EmbeddedContent title="Benchmarks" src="https://bi.example.test/embed" />,
    Grid: <Grid spacing={2}>Agency</Grid>,
    List: list,
    ListItem: list,
    Pagination: (
      <Pagination pageIndex={0} pageSize={25} total={1248} onPageChange={nothing} onPageSizeChange={nothing} />
    ),
    Paper: <Paper>Lone Star Risk Advisors</Paper>,
    ProgressBar: <ProgressBar aria-label="Export" value={40} />,
    Skeleton: <Skeleton width={80} height={16} />,
    Spinner: <Spinner label="Loading agencies" />,
    StatusMessage: <StatusMessage>1,248 agencies</StatusMessage>,
    Stepper: <Stepper steps={[{ label: 'Columns' }, { label: 'Format' }]} activeStep={1} />,
    VirtualList: <kit.VirtualList aria-label="States" items={states} renderItem={kit.optionLabel} />,
    VisuallyHidden: <kit.VisuallyHidden>filters in use</kit.VisuallyHidden>,
  };
}

function pages(kit: typeof Kit): Record<string, ReactElement> {
  const {
    AccountMenu,
    AppBar,
    AppsMenu,
    ColorSchemeScript,
    ErrorPage,
    InsightsThemeProvider,
    LocaleProvider,
    NotFound,
    PageShell,
    Sidebar,
  } = kit;
  return {
    AccountMenu: <AccountMenu {...account} />,
    AppBar: <AppBar productName="Agency Insights" apps={apps} account={account} />,
    AppsMenu: <AppsMenu groups={apps} />,
    ErrorPage: <ErrorPage heading="This page could not be shown" />,
    ColorSchemeScript: <ColorSchemeScript />,
    InsightsThemeProvider: <InsightsThemeProvider>Agencies</InsightsThemeProvider>,
    LocaleProvider: <LocaleProvider locale="de-DE">Agencies</LocaleProvider>,
    NotFound: <NotFound title="No agencies found" />,
    PageShell: (
      <PageShell productName="Agency Insights" currentPath="/" {...{ navigation, account }}>
        Find agencies
      </PageShell>
    ),
    Sidebar: <Sidebar items={navigation} currentPath="/" open width={240} />,
    StoredValuesProvider: <kit.StoredValuesProvider>Agencies</kit.StoredValuesProvider>,
  };
}
