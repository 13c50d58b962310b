import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TextDecoder, TextEncoder } from 'node:util';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { CustomFieldProps } from '../index.ts';
import type { JsonSchema } from './JsonSchema.ts';
import { schemaLink } from './schemaLink.ts';
import { SchemaPlayground } from './SchemaPlayground.test-support.tsx';
import type { SchemaPlaygroundProps } from './SchemaPlayground.test-support.tsx';

// The browser has them, jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

const jsonSchema = JSON.parse(readFileSync(path.join(__dirname, '../../schema.generated.json'), 'utf8')) as JsonSchema;
const examples = {
  'A name': '[\n  { "id": "name", "type": "text", "config": { "label": "Name" } }\n]',
  'A box': '[\n  { "id": "box", "type": "checkbox", "config": { "label": "Box" } }\n]',
};

afterEach(() => sessionStorage.clear());

function show(props: Partial<SchemaPlaygroundProps> = {}) {
  render(
    <InsightsThemeProvider>
      <SchemaPlayground examples={examples} jsonSchema={jsonSchema} {...props} />
    </InsightsThemeProvider>,
  );
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Schema' });
}

/** Puts the caret behind a stretch of the text. */
async function clickBehind(editor: HTMLTextAreaElement, before: string) {
  await userEvent.click(editor);
  const at = editor.value.indexOf(before) + before.length;
  editor.setSelectionRange(at, at);
}

const problems = () => screen.getByRole('region', { name: 'Problems' });
const formField = (name: string) => within(screen.getByRole('group', { name: 'Form' })).getByRole('textbox', { name });

describe('the playground', () => {
  it('The playground keeps its text during a reload, until it is reset to its example', async () => {
    show();
    await userEvent.click(screen.getByRole('combobox', { name: 'Example' }));
    await userEvent.click(screen.getByRole('option', { name: 'A box' }));
    const editor = screen.getByRole('textbox', { name: 'Schema' });
    expect(screen.getByRole('button', { name: 'Reset to the example' })).toBeDisabled();
    await userEvent.type(editor, ' ');
    const written = (editor as HTMLTextAreaElement).value;
    cleanup();
    expect(show()).toHaveValue(written);
    await userEvent.click(screen.getByRole('button', { name: 'Reset to the example' }));
    expect(screen.getByRole('textbox', { name: 'Schema' })).toHaveValue(examples['A box']);
    cleanup();
    expect(show()).toHaveValue(examples['A name']);
    cleanup();
    const refusing = () => {
      throw new Error('refused');
    };
    const storage = { getItem: refusing, setItem: refusing, removeItem: refusing };
    expect(show({ page: { location: { href: '', hash: '' }, copy: async () => undefined, storage } })).toHaveValue(
      examples['A name'],
    );
  });

  it('The playground shows the form of the text, and keeps filled-in values while the text is edited', async () => {
    const editor = show();
    await userEvent.type(formField('Name'), 'Lone Star');
    expect(screen.getByText('Agencies with name Lone Star')).toBeInTheDocument();
    await clickBehind(editor, '"label": "');
    await userEvent.keyboard('Agency ');
    expect(await screen.findByText('Agencies with agency Name Lone Star')).toBeInTheDocument();
    expect(formField('Agency Name')).toHaveValue('Lone Star');
    expect(within(problems()).getByRole('status')).toHaveTextContent('No problems.');
  });

  it('The playground re-renders only the fields whose text changed', async () => {
    const drawn: string[] = [];
    const Counted = ({ field }: CustomFieldProps) => {
      drawn.push(field.id);
      return <p>{field.config.label}</p>;
    };
    const fields = ['a', 'b', 'c'].map((id) => ({
      id,
      type: 'custom',
      config: { componentKey: 'counted', label: id },
    }));
    const editor = show({ text: JSON.stringify(fields), services: { customComponents: { counted: Counted } } });
    drawn.length = 0;
    await clickBehind(editor, '"label":"b');
    await userEvent.keyboard('x');
    expect(await screen.findByText('bx', { selector: 'p' })).toBeInTheDocument();
    expect(drawn.length).toBeGreaterThan(0);
    expect(new Set(drawn)).toEqual(new Set(['b']));
  });

  it('The playground keeps an invalid text, shows all problems, and shows the last form', async () => {
    const editor = show();
    await clickBehind(editor, '"text"');
    await userEvent.keyboard('x');
    expect(editor).toHaveValue(examples['A name'].replace('"text"', '"text"x'));
    expect(editor).toBeInvalid();
    expect(within(problems()).getByRole('status')).toHaveTextContent(
      '1 error. The form shows the last schema that could be used.',
    );
    expect(formField('Name')).toBeInTheDocument();
  });

  it('The list of problems and a key jump to the problem', async () => {
    const editor = show({
      text: '[\n  { "type": "text" },\n  { "id": "a", "type": "select", "config": {} }\n]',
    });
    await userEvent.click(within(problems()).getByRole('button', { name: /options prop not found/ }));
    expect(editor).toHaveFocus();
    const marked = () => editor.value.slice(editor.selectionStart, editor.selectionEnd);
    expect(marked()).toBe('"config"');
    await userEvent.keyboard('{F8}');
    expect(editor.selectionStart).toBe(editor.value.indexOf('{ "type"'));
    await userEvent.keyboard('{Shift>}{F8}{/Shift}');
    expect(marked()).toBe('"config"');
  });

  it('The editor follows the caret to the start of a line after scrolling through a long one', async () => {
    const editor = show({ text: `[${' '.repeat(200)}]` });
    await clickBehind(editor, '[');
    const frame = editor.closest<HTMLElement>('[data-editor]') as HTMLElement;
    frame.scrollLeft = 900;
    await userEvent.keyboard('{Enter}');
    expect(frame.scrollLeft).toBe(0);
  });

  it('The keyboard alone can write a field from suggestions', async () => {
    const editor = show({ text: '[]' });
    expect(screen.getByText('The form has no fields yet.')).toBeInTheDocument();
    await clickBehind(editor, '[');
    await userEvent.keyboard('{Enter}{Control>} {/Control}');
    expect(screen.getAllByRole('option')).toHaveLength(17);
    expect(editor).toHaveAccessibleDescription(/No problems/);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('textarea');
    expect(editor).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{Escape}{{"i');
    await userEvent.keyboard('{Enter}name');
    expect(editor).toHaveValue('[\n  {"id": "name"}\n]');
    await userEvent.keyboard('{ArrowRight},"ty{Tab}');
    expect(screen.getAllByRole('option')).toHaveLength(17);
    await userEvent.keyboard('"sw{Enter}');
    expect(editor).toHaveValue('[\n  {"id": "name","type": "switch"}\n]');
    expect(await screen.findByRole('switch')).toBeInTheDocument();
    expect(screen.queryByText('The form has no fields yet.')).not.toBeInTheDocument();
  });

  it('Tab moves on if no list is open', async () => {
    const editor = show();
    await clickBehind(editor, '[');
    await userEvent.tab();
    expect(editor).not.toHaveFocus();
  });

  it('The playground formats, undoes and redoes, including the choice of an example', async () => {
    const editor = show();
    await userEvent.click(screen.getByRole('button', { name: 'Format' }));
    const formatted = JSON.stringify(JSON.parse(examples['A name']), null, 2);
    expect(editor).toHaveValue(formatted);
    await userEvent.click(screen.getByRole('combobox', { name: 'Example' }));
    await userEvent.click(await screen.findByRole('option', { name: 'A box' }));
    expect(await screen.findByRole('checkbox', { name: 'Box' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(editor).toHaveValue(formatted);
    await userEvent.click(editor);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(editor).toHaveValue(examples['A name']);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(editor).toHaveValue(formatted);
  });

  it('The playground creates a link that opens with the text, and shows it if it cannot be copied', async () => {
    const copied: string[] = [];
    const location = { href: 'http://docs.test/iframe.html?id=p', hash: '' };
    const copy = async (text: string) => {
      if (copied.push(text) > 1) throw new Error('not allowed');
    };
    const editor = show({ page: { location, copy, storage: sessionStorage } });
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(copied).toEqual([schemaLink(location.href, editor.value)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Link copied' }));
    expect(await screen.findByRole('textbox', { name: 'Link to this schema' })).toHaveValue(copied[0]);
  });

  it('The playground opens with the text of any link', () => {
    const { hash } = new URL(schemaLink('http://docs.test/', '[ not yet'));
    expect(
      show({ page: { location: { href: '', hash }, copy: async () => undefined, storage: sessionStorage } }),
    ).toHaveValue('[ not yet');
  });

  it('The playground converts pasted JavaScript to JSON, which can be undone', async () => {
    const pasted = "[{ id: 'box', type: 'checkbox', config: { label: 'Box' } }];";
    const editor = show({ text: pasted });
    expect(within(problems()).getAllByRole('listitem')).toHaveLength(1);
    expect(within(problems()).getByRole('button', { name: /^Error This is JavaScript, not JSON/ })).toBeInTheDocument();
    await userEvent.click(within(problems()).getByRole('button', { name: 'Write it as JSON' }));
    expect(JSON.parse(editor.value)).toEqual([{ id: 'box', type: 'checkbox', config: { label: 'Box' } }]);
    expect(await screen.findByRole('checkbox', { name: 'Box' })).toBeInTheDocument();
    expect(within(problems()).queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(editor).toHaveValue(pasted);
  });

  it('The playground lists the first of very many problems, and the number of the others', () => {
    show({ text: JSON.stringify(Array.from({ length: 60 }, () => ({ type: 'text' }))) });
    expect(within(problems()).getByRole('status')).toHaveTextContent('60 errors.');
    expect(within(problems()).getAllByRole('listitem')).toHaveLength(50);
    expect(within(problems()).getByText('… and 10 more')).toBeInTheDocument();
  });

  it.each([
    ['is too long', 'A'.repeat(500_000), 'The schema in this link is too long to be read here.'],
    ['is cut off', 'A', 'The schema in this link cannot be read: a part of the link may be missing.'],
  ])('The playground reports that a link %s, and starts with the example', async (_what, letters, words) => {
    const page = { location: { href: '', hash: `#schema=${letters}` }, copy: async () => undefined };
    const editor = show({ page: { ...page, storage: sessionStorage } });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(editor).toHaveValue(examples['A name']);
    await userEvent.type(editor, ' ');
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('The playground accepts a hostile link of 100,000 letters', () => {
    const started = performance.now();
    const page = { location: { href: '', hash: `#schema=${'A'.repeat(100_000)}` }, copy: async () => undefined };
    show({ page: { ...page, storage: sessionStorage } });
    expect(within(problems()).getAllByRole('listitem')).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('The playground renders a placeholder for a missing component: its key, its settings and its value [FORM-CHECK-9]', async () => {
    show({
      text: '[{ "id": "area", "type": "custom", "config": { "componentKey": "map", "label": "Area", "zoom": 4 } }]',
    });
    expect(within(problems()).getByRole('button')).toHaveTextContent('area: No component “map” here');
    const area = screen.getByRole('group', { name: 'Area' });
    expect(area).toHaveTextContent('Stand-in for the component “map”');
    expect(within(area).getByRole('region', { name: 'Settings of Area' })).toHaveTextContent('"zoom": 4');
    const value = within(area).getByRole('textbox', { name: 'Area' });
    await userEvent.type(value, '[[]');
    expect(value).toHaveValue('[]');
    expect(value).toBeValid();
    await userEvent.clear(value);
    await userEvent.type(value, '[["TX"');
    expect(value).toBeInvalid();
    await userEvent.type(value, ']');
    expect(screen.getByRole('region', { name: 'Values as JSON' })).toHaveTextContent('{ "area": [ "TX" ] }');
    await userEvent.click(screen.getByRole('button', { name: 'Clear values' }));
    expect(value).toHaveValue('');
  });

  it('The playground has no axe violations, with an open list and a problem', async () => {
    const editor = show({ text: '[{ "type": "text" }]' });
    await clickBehind(editor, '[{');
    await userEvent.keyboard('{Control>} {/Control}');
    expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeInTheDocument();
    expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
});
