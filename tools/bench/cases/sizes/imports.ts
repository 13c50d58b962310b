/** An import of a page. */
export interface SizedImport {
  title: string;
  /** The import, as a module that exports it again. */
  code: string;
  /** The name of our package without its scope, where the import is ours. */
  ours?: string;
  /** Peer dependencies that are left out too. */
  outside?: readonly string[];
  /** Packages of the peers' lock file. */
  packages?: readonly string[];
}

/** Imports for the same purpose. */
export interface SizeGroup {
  title: string;
  /** Max size of ours in KB, where there is a goal. */
  goalKb?: number;
  /** Whether the goal is for all that is imported, or for what a page waits for. Default: for all. */
  goalFor?: 'alone' | 'atOnce';
  imports: readonly SizedImport[];
}

/** The imports to measure, with the goals of sizes. */
export const groups: readonly SizeGroup[] = [
  {
    title: 'Dropdown',
    goalKb: 26,
    imports: [
      {
        title: '**ours** (MultiSelect)',
        ours: 'ui-kit',
        code: `export { MultiSelect } from '@agency-insights/ui-kit'`,
      },
      { title: '**ours** (Select)', ours: 'ui-kit', code: `export { Select } from '@agency-insights/ui-kit'` },
      { title: 'react-select', packages: ['react-select'], code: `export { default } from 'react-select'` },
      {
        title: 'React Aria + Virtualizer',
        packages: ['react-aria-components'],
        code: `export { Button, ComboBox, Input, Label, ListBox, ListBoxItem, ListLayout, Popover, Virtualizer } from 'react-aria-components'`,
      },
      {
        title: 'downshift + react-virtual, without a view',
        packages: ['downshift', '@tanstack/react-virtual'],
        code: `export { useCombobox } from 'downshift'; export { useVirtualizer } from '@tanstack/react-virtual'`,
      },
      {
        title: 'Mantine MultiSelect',
        packages: ['@mantine/core'],
        code: `export { MantineProvider, MultiSelect } from '@mantine/core'`,
      },
    ],
  },
  {
    title: 'Date range',
    goalKb: 36,
    imports: [
      {
        title: '**ours** (DateRangePicker)',
        ours: 'ui-kit',
        code: `export { DateRangePicker } from '@agency-insights/ui-kit'`,
      },
      {
        title: 'react-day-picker, without a field',
        packages: ['react-day-picker'],
        code: `export { DayPicker } from 'react-day-picker'`,
      },
      {
        title: 'MUI X, a single date picker (ranges are sold)',
        packages: ['@mui/x-date-pickers'],
        code: `export { DatePicker } from '@mui/x-date-pickers/DatePicker'; export { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'; export { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'`,
      },
      {
        title: 'React Aria DateRangePicker',
        packages: ['react-aria-components'],
        code: `export { Button, CalendarCell, CalendarGrid, DateInput, DateRangePicker, DateSegment, Dialog, Group, Heading, Label, Popover, RangeCalendar } from 'react-aria-components'`,
      },
      {
        title: 'Mantine DatePickerInput',
        packages: ['@mantine/dates'],
        code: `export { DatePickerInput } from '@mantine/dates'; export { MantineProvider } from '@mantine/core'`,
      },
    ],
  },
  {
    title: 'One button',
    imports: [
      { title: '**ours** (Button)', ours: 'ui-kit', code: `export { Button } from '@agency-insights/ui-kit'` },
      {
        title: 'React Aria',
        packages: ['react-aria-components'],
        code: `export { Button } from 'react-aria-components'`,
      },
      {
        title: 'Mantine',
        packages: ['@mantine/core'],
        code: `export { Button, MantineProvider } from '@mantine/core'`,
      },
    ],
  },
  {
    title: 'Form from a schema',
    goalKb: 24,
    imports: [
      {
        title: '**ours** (FormRenderer)',
        ours: 'form-renderer',
        code: `export { FormRenderer, useFilterForm } from '@agency-insights/form-renderer'`,
      },
      {
        title: 'rjsf on MUI, with ajv',
        packages: ['@rjsf/core', '@rjsf/mui', '@rjsf/validator-ajv8'],
        code: `export { default } from '@rjsf/mui'; export { default as validator } from '@rjsf/validator-ajv8'`,
      },
      {
        title: 'JSON Forms, vanilla',
        packages: ['@jsonforms/core', '@jsonforms/react', '@jsonforms/vanilla-renderers'],
        code: `export { JsonForms } from '@jsonforms/react'; export { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers'`,
      },
      {
        title: 'Formily, without inputs',
        packages: ['@formily/core', '@formily/react'],
        code: `export { createForm } from '@formily/core'; export { createSchemaField, FormProvider } from '@formily/react'`,
      },
      {
        title: 'react-hook-form, without a schema or inputs',
        packages: ['react-hook-form'],
        code: `export { Controller, useForm } from 'react-hook-form'`,
      },
    ],
  },
  {
    title: 'Table',
    goalKb: 60,
    goalFor: 'atOnce',
    imports: [
      {
        title: '**ours** (DataTable)',
        ours: 'data-table',
        code: `export { arrowSource, columnSource, DataTable, rowsSource } from '@agency-insights/data-table'`,
      },
      {
        title: 'react-data-grid',
        packages: ['react-data-grid'],
        code: `import 'react-data-grid/lib/styles.css'; export { DataGrid } from 'react-data-grid'`,
      },
      {
        title: 'material-react-table, MUI X outside',
        packages: ['material-react-table'],
        outside: ['@mui/x-date-pickers', '@mui/x-date-pickers/*'],
        code: `export { MaterialReactTable, useMaterialReactTable } from 'material-react-table'`,
      },
      {
        title: 'MUI X DataGrid, Community',
        packages: ['@mui/x-data-grid'],
        code: `export { DataGrid } from '@mui/x-data-grid'`,
      },
      {
        title: 'AG Grid, Community, the modules needed',
        packages: ['ag-grid-community', 'ag-grid-react'],
        code: `export { AgGridReact } from 'ag-grid-react'; export { ClientSideRowModelModule, ColumnAutoSizeModule, ModuleRegistry, TextFilterModule, themeQuartz } from 'ag-grid-community'`,
      },
      {
        title: 'AG Grid, Community, all modules',
        packages: ['ag-grid-community', 'ag-grid-react'],
        code: `export { AgGridReact } from 'ag-grid-react'; export { AllCommunityModule, ModuleRegistry } from 'ag-grid-community'`,
      },
    ],
  },
  {
    title: 'Session',
    goalKb: 9,
    imports: [
      {
        title: '**ours** (auth-session with its React part)',
        ours: 'auth-session',
        code: `export * from '@agency-insights/auth-session'; export * from '@agency-insights/auth-session/react'`,
      },
      {
        title: 'next-auth/react + react-idle-timer',
        packages: ['next-auth', 'react-idle-timer'],
        code: `export { SessionProvider, signIn, signOut, useSession } from 'next-auth/react'; export { useIdleTimer } from 'react-idle-timer'`,
      },
      {
        title: 'auth0-spa-js',
        packages: ['@auth0/auth0-spa-js'],
        code: `export { createAuth0Client } from '@auth0/auth0-spa-js'`,
      },
    ],
  },
  {
    title: 'Typed client of the backend',
    // 8 for the gateway with one resource, 1.5 for each of the eight others.
    goalKb: 20,
    imports: [
      {
        title: '**ours** (insights-api: the gateway with nine resources)',
        ours: 'insights-api',
        code: `export { createInsightsApi } from '@agency-insights/insights-api'`,
      },
      {
        title: '**ours** (insights-api: the gateway alone)',
        ours: 'insights-api',
        code: `export { createGateway } from '@agency-insights/insights-api'`,
      },
    ],
  },
];
