import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Button, InsightsThemeProvider, createInsightsTheme } from '@agency-insights/ui-kit';
import { FormRenderer, createFilterForm } from '../index.ts';
import type { FormSchema, PlainFormRendererProps } from '../index.ts';
import { answersByHand } from '../data/data.test-support.ts';

const theme = createInsightsTheme();
const show = (props: PlainFormRendererProps) =>
  render(
    <InsightsThemeProvider theme={theme}>
      <FormRenderer {...props} />
    </InsightsThemeProvider>,
  );
const fields: FormSchema = [
  { id: 'city', type: 'text', config: { label: 'City' } },
  {
    id: 'inner',
    type: 'accordion',
    config: { label: 'More', expanded: true, fields: [{ id: 'county', type: 'text', config: { label: 'County' } }] },
  },
];
const pill = (expanded = false): FormSchema => [
  { id: 'place', type: 'pill', config: { label: 'Place', fields, expanded } },
];
const accordion = (expanded = false): FormSchema => [
  { id: 'place', type: 'accordion', config: { label: 'Place', fields, expanded } },
];

describe('a pill', () => {
  it('A pill counts its filled values, outlined at 0 and contained above [FORM-VALUE-2]', async () => {
    const looks = render(
      <InsightsThemeProvider theme={theme}>
        <Button variant="outlined" color="secondary">
          o
        </Button>
        <Button variant="contained" color="secondary">
          c
        </Button>
      </InsightsThemeProvider>,
    );
    const [outlined, contained] = looks.getAllByRole('button').map((button) => button.className);
    looks.unmount();
    show({ schema: pill() });
    const button = screen.getByRole('button', { name: 'Place (0)' });
    expect(button).toHaveClass(outlined ?? '', { exact: true });
    await userEvent.click(button);
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'A');
    await userEvent.type(screen.getByRole('textbox', { name: 'County' }), 'T');
    expect(outlined).not.toBe(contained);
    expect(screen.getByRole('button', { name: 'Place (2)' })).toHaveClass(contained ?? '', { exact: true });
  });

  it('A pill opens and closes its fields, and can be open initially [FORM-SCHEMA-7]', async () => {
    const { container } = show({ schema: pill(true) });
    const button = screen.getByRole('button', { name: 'Place (0)' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(button);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('A pill that opens again does not reload its data', async () => {
    const { gateways, calls, answer } = answersByHand();
    const data = { kind: 'looker' as const, params: {} };
    const inner: FormSchema = [{ id: 's', type: 'select', config: { label: 'State', options: [] }, data }];
    show({ schema: [{ id: 'p', type: 'pill', config: { label: 'Agency', expanded: true, fields: inner } }], gateways });
    await act(() => answer(0, [{ state: 'TX' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Agency (0)' }));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Agency (0)' }));
    expect(screen.getByRole('combobox', { name: 'State' })).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('A pill keeps the values of closed fields', async () => {
    show({ schema: pill(true), defaultValues: { city: 'Austin' } });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Place (1)' }));
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Austin');
  });
});

describe.each(['pill', 'accordion'] as const)('a %s', (type) => {
  const group = (more: object): FormSchema => [{ id: 'g', type, config: { label: 'Place', fields, ...more } }];

  it('The group draws a line below itself if its config says so [FORM-SCHEMA-7]', () => {
    const lookOf = (more: object) => {
      const { container, unmount } = show({ schema: group(more) });
      const [line, look] = [
        screen.queryByRole('separator'),
        container.querySelector('[data-field="g"] > div')?.className,
      ];
      unmount();
      return `${line !== null} ${look}`;
    };
    expect(lookOf({ showDivider: false })).toBe(lookOf({}));
    expect(lookOf({ showDivider: true })).not.toBe(lookOf({}));
  });

  it('A disabled group keeps its fields disabled, whatever their config says [PLUS-21]', async () => {
    const inner: FormSchema = [
      { id: 'name', type: 'text' },
      { id: 'city', type: 'text', enableWhen: { field: 'name', filled: true } },
    ];
    const [field] = group({ fields: inner, expanded: true });
    show({
      schema: [
        { id: 'on', type: 'checkbox', config: { label: 'On' } },
        { ...field, enableWhen: { field: 'on', filled: true } } as FormSchema[number],
      ],
      defaultValues: { name: 'a' },
    });
    expect(screen.getByRole('textbox', { name: 'city' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'On' }));
    expect(screen.getByRole('textbox', { name: 'city' })).toBeEnabled();
  });
});

it('The fields of a pill are named after it, and linked to its button', () => {
  show({ schema: pill(true) });
  const group = screen.getByRole('group', { name: 'Place' });
  expect(screen.getByRole('button', { name: 'Place (0)' })).toHaveAttribute('aria-controls', group.id);
});

it('The headings of nested sections end at level 6', () => {
  const nested = (depth: number): FormSchema => [
    {
      id: `s${depth}`,
      type: 'accordion',
      config: { label: `S${depth}`, expanded: true, fields: depth > 0 ? nested(depth - 1) : [] },
    },
  ];
  show({ schema: nested(5) });
  expect(screen.getAllByRole('heading').map((heading) => heading.getAttribute('aria-level'))).toEqual([
    '3',
    '4',
    '5',
    '6',
    '6',
    '6',
  ]);
});

describe('an accordion', () => {
  it('An accordion follows another one without a gap, because its heading is high enough [FORM-VALUE-4]', () => {
    const { container } = show({
      schema: [...accordion(), { id: 'b', type: 'accordion', config: { label: 'B', fields: [] } }],
    });
    const marginOf = (id: string) =>
      getComputedStyle(container.querySelector(`[data-field="${id}"]`) as Element).marginTop;
    expect([marginOf('place'), marginOf('b')]).toEqual(['', 'calc(-1 * var(--form-row-gap))']);
  });

  it('An accordion opens to its fields, including nested ones, 16 px apart [FORM-SCHEMA-7] [FORM-VALUE-4]', async () => {
    const { container } = show({ schema: accordion() });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Place' }));
    expect(screen.getByRole('textbox', { name: 'County' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading').map((heading) => heading.getAttribute('aria-level'))).toEqual(['3', '4']);
    expect(container.querySelector('[data-field="city"]')?.parentElement).toHaveStyle({
      rowGap: '16px',
      columnGap: '24px',
    });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('An accordion shows how many of its fields are filled', async () => {
    show({ schema: accordion(true), defaultValues: { city: 'Austin', county: 'Travis', other: 1 } });
    expect(screen.getByRole('button', { name: 'Place (2)' })).toBeInTheDocument();
    await userEvent.clear(screen.getByRole('textbox', { name: 'City' }));
    expect(screen.getByRole('button', { name: 'Place (1)' })).toBeInTheDocument();
  });

  it('An accordion loads its data once, when it is first opened', async () => {
    const { gateways, calls } = answersByHand();
    const data = { kind: 'looker' as const, params: {} };
    show({
      schema: [
        {
          id: 'a',
          type: 'accordion',
          config: { label: 'Agency', fields: [{ id: 's', type: 'select', config: { options: [] }, data }] },
        },
      ],
      gateways,
    });
    expect(calls).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Agency' }));
    expect(calls).toHaveLength(1);
  });
});

describe.each(['pill', 'accordion'] as const)('the tooltip of a %s', (type) => {
  it('The tooltip is shown by a separate button', async () => {
    const { container } = show({
      schema: [{ id: 'g', type, config: { label: 'Place', fields, tooltip: 'Where it is' } }],
    });
    await userEvent.hover(screen.getByRole('button', { name: 'About Place' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Where it is');
    expect(screen.getByRole('button', { name: /^Place/ })).toHaveAttribute('aria-expanded', 'false');
    // The tooltip goes on appearing meanwhile.
    expect(await act(() => axe(container))).toHaveNoViolations();
  });
});

describe.each(['pill', 'accordion'] as const)('a closed %s', (type) => {
  it('A closed group shows at its heading the messages of its fields about mismatched values, until it is opened [PLUS-4]', async () => {
    const { gateways, answer } = answersByHand();
    const city: FormSchema[number] = {
      id: 'city',
      type: 'autocomplete',
      config: { label: 'City', options: [] },
      data: { kind: 'looker', params: { state: '{state}' }, dependsOn: ['state'] },
    };
    const schema: FormSchema = [
      { id: 'state', type: 'text', config: { label: 'State' } },
      { id: 'more', type, config: { label: 'More', fields: [city, { id: 'county', type: 'text' }] } },
      { id: 'other', type, config: { label: 'Other', fields: [{ id: 'name', type: 'text' }] } },
    ];
    const form = createFilterForm({ schema, applied: { state: 'TX', city: 'Austin' } });
    const { container } = render(
      <InsightsThemeProvider theme={theme}>
        <FormRenderer form={form} gateways={gateways} />
      </InsightsThemeProvider>,
    );
    act(() => form.setValue('state', 'OK'));
    await act(() => answer(0, [{ city: 'Tulsa' }]));
    const notes = () => [...container.querySelectorAll('p')].map((note) => note.textContent);
    expect(notes()).toEqual(['City: Austin was removed: it does not fit State']);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: /^More/ }));
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription(/^Austin was removed/);
    expect(screen.queryByText(/^City: Austin/, { selector: 'p' })).not.toBeInTheDocument();
  });
});
