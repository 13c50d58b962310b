import { describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import { textsInPacks } from './textsInPacks.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const jsx = { parserOptions: { ecmaFeatures: { jsx: true } } };
const refused = (code: string, errors = 1) => ({
  code,
  errors: Array.from({ length: errors }, () => ({ messageId: 'text' })),
});

new RuleTester({ languageOptions: jsx }).run('texts-in-packs', textsInPacks, {
  valid: [
    '<button aria-label={texts.close} />',
    '<input placeholder={props.placeholder} />',
    '<p>{texts.empty}</p>',
    '<p>–</p>',
    '<span>{count} %</span>',
    '<div className="Close" role="alert" />',
    'throw new Error("DatePicker: `locale` must be a locale");',
    'const { closeLabel = texts.close } = props;',
    '<td title={isCut ? label : ""} />',
  ],
  invalid: [
    refused('<p>Try again</p>'),
    refused('<button aria-label="Close" />'),
    refused('<input placeholder="Search..." />'),
    refused('<p>{isOpen ? "Collapse" : "Expand"}</p>', 2),
    refused('<div aria-label={`Select ${name}`} />'),
    refused('<p>{`${count} rows`}</p>'),
    refused('const { closeLabel = "Close" } = props;'),
    refused('const { placeholder = "Any" } = props;'),
    refused('const props = { "aria-label": "Selected" };'),
    refused('<p>{text || "No options"}</p>'),
  ],
});
