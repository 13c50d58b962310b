import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TextDecoder, TextEncoder } from 'node:util';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
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
  it('keeps what was written while the page loads anew, until it is reset to its example', async () => {
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

  it('shows the form of the text, and keeps what is filled in while the text is edited', async () => {
    const editor = show();
    await userEvent.type(formField('Name'), 'Lone Star');
    expect(screen.getByText('Agencies with name Lone Star')).toBeInTheDocument();
    await clickBehind(editor, '"label": "');
    await userEvent.keyboard('Agency ');
    expect(await screen.findByText('Agencies with agency Name Lone Star')).toBeInTheDocument();
    expect(formField('Agency Name')).toHaveValue('Lone Star');
    expect(within(problems()).getByRole('status')).toHaveTextContent('No problems.');
  });

  it('keeps a text that is no schema, says all that is wrong, and shows the last form', async () => {
    const editor = show();
    await clickBehind(editor, '"text"');
    await userEvent.keyboard('x');
    expect(editor).toHaveValue(examples['A name'].replace('"text"', '"text"x'));
    expect(editor).toBeInvalid();
    expect(within(problems()).getByRole('status')).toHaveTextContent(
      '3 errors. The form shows the last schema that could be used.',
    );
    expect(formField('Name')).toBeInTheDocument();
  });

  it('jumps to what is wrong from the list, and by key', async () => {
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

  it('writes a field from suggestions by keyboard alone', async () => {
    const editor = show({ text: '[]' });
    await clickBehind(editor, '[');
    await userEvent.keyboard('{Enter}{Control>} {/Control}');
    expect(screen.getAllByRole('option')).toHaveLength(13);
    expect(editor).toHaveAccessibleDescription(/No problems/);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('text');
    expect(editor).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{Escape}{{"i');
    await userEvent.keyboard('{Enter}name');
    expect(editor).toHaveValue('[\n  {"id": "name"}\n]');
    await userEvent.keyboard('{ArrowRight},"ty{Tab}');
    expect(screen.getAllByRole('option')).toHaveLength(13);
    await userEvent.keyboard('"sw{Enter}');
    expect(editor).toHaveValue('[\n  {"id": "name","type": "switch"}\n]');
    expect(await screen.findByRole('switch')).toBeInTheDocument();
  });

  it('lets Tab move on where no list is open', async () => {
    const editor = show();
    await clickBehind(editor, '[');
    await userEvent.tab();
    expect(editor).not.toHaveFocus();
  });

  it('formats, undoes and redoes, also the choice of an example', async () => {
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

  it('makes a link that opens with the text, and shows it where it cannot be copied', async () => {
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

  it('opens with the text of a link, whatever it is', () => {
    const { hash } = new URL(schemaLink('http://docs.test/', '[ not yet'));
    expect(
      show({ page: { location: { href: '', hash }, copy: async () => undefined, storage: sessionStorage } }),
    ).toHaveValue('[ not yet');
  });

  it('is free of violations, with the list open and something wrong', async () => {
    const editor = show({ text: '[{ "type": "text" }]' });
    await clickBehind(editor, '[{');
    await userEvent.keyboard('{Control>} {/Control}');
    expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeInTheDocument();
    expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
});
