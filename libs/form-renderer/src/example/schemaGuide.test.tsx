import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { validateSchema } from '../index.ts';
import type { FormSchema } from '../index.ts';
import { FiltersInAddress } from './FiltersInAddress.test-support.tsx';
import { GradeFilter } from './GradeFilter.test-support.tsx';
import { GuideView } from './GuideView.test-support.tsx';
import { SavedSearch } from './SavedSearch.test-support.tsx';
import { SchemaExample } from './SchemaExample.test-support.tsx';
import { SchemaFailures, failuresOf } from './SchemaFailures.test-support.tsx';
import { SortedStates } from './SortedStates.test-support.tsx';
import { TypedFilters } from './TypedFilters.test-support.tsx';
import { exampleSource } from './exampleSource.ts';
import { schemaGuide } from './schemaGuide.ts';

const components = { FiltersInAddress, GradeFilter, SavedSearch, SchemaFailures, SortedStates, TypedFilters };

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const schemaFiles = readdirSync(path.join(__dirname, 'schemas')).map((file) => file.replace('.json', ''));
const schemaOf = (file: string) => JSON.parse(read(`schemas/${file}.json`)) as FormSchema;
const inTheme = (children: ReactNode) => render(<InsightsThemeProvider>{children}</InsightsThemeProvider>);

/** The text beside a label under an example: its values, its filters or its sentence. */
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? '';
const values = () => JSON.parse(fact('Values')) as object;
const filters = () => JSON.parse(fact('Filters')) as object;
const choose = async (field: string, ...options: (string | RegExp)[]) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  for (const name of options) await userEvent.click(await screen.findByRole('option', { name }));
  await userEvent.keyboard('{Escape}');
};
const focusOn = (slider: string) => act(() => screen.getByRole('slider', { name: slider }).focus());
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const type = (field: string, text: string) => userEvent.type(screen.getByRole('textbox', { name: field }), text);

/** What the words beside an example promise, tried on the example. */
const schemaChecks: Record<string, () => Promise<void>> = {
  text: async () => {
    await type('Agency name', 'Lone');
    expect([values(), filters()]).toEqual([{ name: 'Lone' }, { name: '%Lone%' }]);
    expect(fact('Sentence')).toBe('Agencies whose name holds Lone');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Agency name' }));
    expect(values()).toEqual({});
  },
  'multi-text': async () => {
    const field = screen.getByRole('combobox', { name: 'Account codes' });
    await userEvent.type(field, 'C-777{Enter}');
    await userEvent.click(screen.getByRole('option', { name: 'A-1001' }));
    expect(values()).toEqual({ codes: ['C-777', 'A-1001'] });
    await userEvent.type(field, 'X{Enter}');
    expect(values()).toEqual({ codes: ['C-777', 'A-1001'] });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Enter 3 to 8 characters each/);
  },
  select: async () => {
    await choose('State', /Texas/, /Oklahoma/);
    expect([values(), filters()]).toEqual([{ state: ['TX', 'OK'] }, { state: 'TX,OK' }]);
    expect(fact('Sentence')).toBe('Agencies in Texas or Oklahoma');
    await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
    expect(screen.getByRole('option', { name: /Texas/ })).toHaveTextContent('412');
  },
  autocomplete: async () => {
    await userEvent.type(screen.getByRole('combobox', { name: 'Carrier' }), 'gulf');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(values()).toEqual({ carrier: ['Gulf States Fire'] });
  },
  radio: async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Commercial lines' }));
    expect(values()).toEqual({ line: 'commercial' });
    expect(fact('Sentence')).toBe('Agencies writing commercial lines');
  },
  'checkbox-and-switch': async () => {
    const box = screen.getByRole('checkbox', { name: 'New agencies only' });
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('switch', { name: 'Active policies only' }));
    expect(values()).toEqual({ new: true, active: true });
    await userEvent.click(box);
    expect([values(), filters()]).toEqual([{ active: true }, { active: 'Yes' }]);
  },
  'number-and-textarea': async () => {
    await type('Employees', '1,200');
    await userEvent.tab();
    await type('Notes', 'Call in May');
    expect(values()).toEqual({ employees: 1200, notes: 'Call in May' });
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAttribute('rows', '4');
  },
  dates: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Day of visit/ }));
    await userEvent.click(await screen.findByRole('textbox', { name: 'Day of visit month' }));
    await userEvent.keyboard('11202026');
    expect(values()).toEqual({ visit: '2026-11-20' });
    expect(screen.getByText('Policies effective', { selector: 'label, legend, span' })).toBeVisible();
  },
  slider: async () => {
    const handle = screen.getByRole('slider', { name: 'Least number of policies' });
    expect([handle.getAttribute('aria-valuenow') ?? (handle as HTMLInputElement).value, values()]).toEqual(['10', {}]);
    focusOn('Least number of policies');
    await userEvent.keyboard('{ArrowRight}');
    expect([values(), filters()]).toEqual([{ policies: 15 }, { policies: '[15,inf)' }]);
    expect(fact('Sentence')).toBe('Agencies with at least 15 policies');
  },
  'range-slider': async () => {
    focusOn('Written premium minimum');
    await userEvent.keyboard('{ArrowRight}');
    expect([values(), filters()]).toEqual([{ premium: { min: 100_000, max: null } }, { premium: '[100000,inf)' }]);
    expect(fact('Sentence')).toBe('Agencies with premium over $100K');
    await userEvent.keyboard('{ArrowLeft}');
    expect(values()).toEqual({});
    focusOn('Agency size minimum');
    await userEvent.keyboard('{ArrowRight}');
    expect(values()).toMatchObject({ size: { min: 2, max: 3 } });
    expect(screen.getByRole('slider', { name: 'Agency size minimum' })).toHaveAttribute('aria-valuetext', 'Middle');
  },
  'select-range': async () => {
    await press(/Employees/);
    focusOn('Employees maximum');
    await userEvent.keyboard('{End}');
    expect(values()).toEqual({});
    focusOn('Employees minimum');
    await userEvent.keyboard('{ArrowRight}');
    await press('Apply');
    expect(values()).toEqual({ employees: { min: 10, max: 500 } });
  },
  accordion: async () => {
    await type('City', 'Austin');
    expect(screen.getByRole('button', { name: /^Agency/ })).toHaveTextContent('(1)');
    expect(screen.queryByRole('textbox', { name: 'Policy number' })).not.toBeInTheDocument();
    await press('Policy');
    expect(screen.getByRole('textbox', { name: 'Policy number' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'About Agency' })).toHaveAccessibleDescription(
      'Where its main office stands',
    );
  },
  pill: async () => {
    await press('More filters (0)');
    await userEvent.click(screen.getByRole('checkbox', { name: 'New agencies only' }));
    expect(screen.getByRole('button', { name: 'More filters (1)' })).toBeVisible();
  },
  'half-width': async () => {
    const cellOf = (name: string) => screen.getByRole('textbox', { name }).closest('[data-field]');
    expect(['City', 'County', 'Owner'].map((name) => cellOf(name)?.hasAttribute('data-split'))).toEqual([
      true,
      true,
      false,
    ]);
  },
  'colours-and-tooltips': async () => {
    await userEvent.hover(screen.getByRole('button', { name: 'About Active policies only' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Policies that are in force today');
    const cell = screen.getByRole('checkbox', { name: 'Lapsed policies' }).closest('[data-field]');
    expect(cell?.getAttribute('style')).toContain('--mui-palette-warning-main');
  },
  'options-from-data': async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'State' }));
    expect(
      screen
        .getAllByRole('option')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['Texas412', 'Louisiana131', 'Oklahoma96']);
    await userEvent.click(screen.getByRole('option', { name: /Texas/ }));
    expect(values()).toEqual({ state: ['TX'] });
    expect(fact('Sentence')).toBe('Agencies in Texas');
  },
  search: async () => {
    const field = await screen.findByRole('combobox', { name: 'Carrier' });
    await userEvent.type(field, 'mutual');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.clear(field);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(2));
  },
  industries: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Industry (NAICS)' }));
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual([
      '11 - Agriculture, Forestry, Fishing and Hunting',
      '23 - Construction',
      '31-33 - Manufacturing',
    ]);
    await userEvent.click(screen.getByRole('option', { name: '23 - Construction' }));
    expect(values()).toEqual({ industry: ['23'] });
  },
  'range-from-data': async () => {
    const from = await screen.findByRole('slider', { name: 'Written premium minimum' });
    expect(from).toHaveAttribute('aria-valuetext', '$10,000');
    focusOn('Written premium minimum');
    await userEvent.keyboard('{ArrowRight}');
    expect(fact('Sentence')).toBe('Agencies with premium at least $20,000');
  },
  'show-when': async () => {
    expect(screen.queryByRole('textbox', { name: 'Industry' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Commercial lines' }));
    await type('Industry', 'Roofing');
    expect(fact('Sentence')).toBe('Agencies writing commercial lines with industry Roofing');
    await userEvent.click(screen.getByRole('radio', { name: 'Personal lines' }));
    expect(screen.queryByRole('textbox', { name: 'Industry' })).not.toBeInTheDocument();
    expect(values()).toEqual({ line: 'personal', industry: 'Roofing' });
    expect([filters(), fact('Sentence')]).toEqual([{ line: 'personal' }, 'Agencies writing personal lines']);
  },
  'enable-when': async () => {
    expect(screen.getByRole('slider', { name: 'Miles around it' })).toBeDisabled();
    await type('City', 'Austin');
    expect(screen.getByRole('slider', { name: 'Miles around it' })).toBeEnabled();
  },
  'linked-options': async () => {
    await choose('State', 'TX');
    await choose('City', /Austin/);
    expect(values()).toEqual({ state: 'TX', city: ['Austin, TX'] });
    await choose('State', 'OK');
    await waitFor(() => expect(values()).toEqual({ state: 'OK' }));
    expect(screen.getAllByText(/Austin, TX was removed/).length).toBeGreaterThan(0);
  },
};

const componentChecks: Record<keyof typeof components, () => Promise<void>> = {
  SortedStates: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'State' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Texas',
      'Arkansas',
      'Oklahoma',
    ]);
  },
  TypedFilters: async () => {
    expect(screen.getByText('personal lines in any state')).toBeInTheDocument();
    await choose('States', 'TX');
    expect(screen.getByText('personal lines in any state')).toBeInTheDocument();
    await press('Apply');
    expect(screen.getByText('personal lines in TX')).toBeInTheDocument();
  },
  GradeFilter: async () => {
    expect(screen.getByText('Agencies of grade A')).toBeInTheDocument();
    await press('B');
    expect(screen.getByText('Agencies of grade A and B')).toBeInTheDocument();
    expect(screen.getByText('{"grade":"AB"}')).toBeInTheDocument();
  },
  FiltersInAddress: async () => {
    const shown = JSON.parse(document.querySelector('pre')?.textContent ?? '') as {
      expressions: object;
      address: string;
      sentence: string;
      read: { values: object; problems: { message: string }[] };
    };
    expect(shown.expressions).toEqual({ state: 'TX,OK', city: 'Austin^, TX', premium: '[1000000,inf)' });
    const told = read('FiltersInAddress.test-support.tsx');
    expect(told).toContain(`// ${shown.address}\n`);
    expect(told).toContain(`// ${shown.sentence}\n`);
    expect(told).toContain(`is '${shown.read.problems[0]?.message}'`);
    expect(shown.read.values).toEqual({
      state: ['TX', 'OK'],
      city: 'Austin, TX',
      premium: { min: 1_000_000, max: null },
    });
  },
  SavedSearch: async () => {
    expect(screen.getByRole('list', { name: 'Active filters' })).toHaveTextContent('Premium: over $1M');
    await press('Save again');
    const saved = () => JSON.parse(document.querySelector('pre')?.textContent ?? '') as object;
    const filters = { appetite: 'Habitational', written_premium: '[1000000,inf)' };
    expect(saved()).toEqual({ version: 2, sort: 'name', filters });
    await press('Remove appetite: Habitational');
    await press('Save again');
    expect(saved()).toEqual({ version: 2, sort: 'name', filters: { written_premium: '[1000000,inf)' } });
  },
  SchemaFailures: async () => {
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'argument-not-found · no id · /0 · Argument not found: id',
      'property-not-found · state · /1/config · options prop not found',
      'invalid-range · premium · /2/config · min must be less than max',
      expect.stringMatching(/^unknown-type · Unknown field type: time/),
    ]);
    expect([failuresOf([{ type: 'text' }, { type: 'text' }]), failuresOf([])]).toEqual([2, 0]);
  },
};

describe('the guide to the schema', () => {
  const examples = Object.values(schemaGuide).flatMap((page) => page.examples);

  it('The schema guide shows every example, and each claim is tested', () => {
    const files = examples.map(({ file }) => file).sort();
    expect(files).toEqual([...schemaFiles, ...Object.keys(components)].sort());
    expect(files).toEqual([...Object.keys(schemaChecks), ...Object.keys(componentChecks)].sort());
  });

  it('The schema guide has an example of every type of field [FORM-SCHEMA-2]', () => {
    const texts = schemaFiles.map((file) => read(`schemas/${file}.json`)).join('');
    const types = [
      ...['text', 'multi-text', 'select', 'radio', 'checkbox', 'autocomplete', 'slider', 'switch'],
      ...['date', 'date-range', 'number', 'textarea'],
    ];
    for (const one of [...types, 'range-slider', 'select-range', 'pill', 'accordion'])
      expect(texts).toContain(`"type": "${one}"`);
    expect(read('GradeFilter.test-support.tsx')).toContain("type: 'custom'");
  });

  it.each(schemaFiles)('The example %s is a valid schema, and does what its text says', async (file) => {
    const schema = schemaOf(file);
    expect(validateSchema(schema)).toEqual({ errors: [], warnings: [] });
    inTheme(<SchemaExample schema={schema} />);
    await schemaChecks[file]?.();
  });

  it.each(Object.keys(components) as (keyof typeof components)[])(
    'The example %s does what its text says',
    async (name) => {
      const Example = components[name];
      inTheme(<Example />);
      await componentChecks[name]();
    },
  );

  it('The code of the schema guide fits beside its form', () => {
    const lines = schemaFiles.flatMap((file) => read(`schemas/${file}.json`).split('\n'));
    expect(lines.filter(({ length }) => length > 76)).toEqual([]);
  });

  it('The saved-content example refuses a search that a newer version saved', () => {
    inTheme(<SavedSearch saved={{ version: 3, filters: {} }} />);
    expect(screen.getByText(/were saved by a newer version/)).toBeInTheDocument();
  });

  it('The schema guide is on pages with headings, code and links to the playground', async () => {
    const { container } = inTheme(
      <GuideView
        page={schemaGuide.groups}
        sourceOf={(file) => exampleSource(read(`schemas/${file}.json`))}
        renderExample={(file) => <SchemaExample schema={schemaOf(file)} />}
        linkOf={(file) => (file === 'pill' ? '#pill' : null)}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Groups and layout');
    expect(screen.getByRole('region', { name: 'Pill: code' })).toHaveTextContent('"label": "More filters"');
    expect(screen.getByRole('link', { name: /Open in the playground/ })).toHaveAttribute('href', '#pill');
    expect(await axe(container)).toHaveNoViolations();
  });
});
