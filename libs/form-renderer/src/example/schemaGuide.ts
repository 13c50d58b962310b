/** One example of the guide: a schema under `schemas/`, or a component in its own file, which starts with a capital. */
export interface GuideExample {
  /** Name of its file, without its ending. */
  file: string;
  title: string;
  /** Description of the example; words between backticks are code. */
  says: readonly string[];
}

/** A page of the guide. */
export interface GuidePage {
  title: string;
  lead: string;
  examples: readonly GuideExample[];
}

const fields: GuidePage = {
  title: 'Fields',
  lead: 'A schema is a list of fields in JSON. Each has an `id`, a `type` and a `config`; its value stands under its id, and an empty field has no value at all. There are seventeen types: those on this page, the groups `pill` and `accordion`, and `custom`, a component of your own (“In code”).',
  examples: [
    {
      file: 'text',
      title: 'Text',
      says: [
        'One line; its value is a string, and emptying the field takes the value away.',
        '`filter.format` tells how it travels: here as “contains”. `summary.phrase` tells how it reads.',
      ],
    },
    {
      file: 'multi-text',
      title: 'Several texts',
      says: [
        'Its value is a list of strings: offered ones and typed ones.',
        'A typed text shorter than `minLength` or longer than `maxLength` is refused, and the field says why.',
      ],
    },
    {
      file: 'select',
      title: 'Select',
      says: [
        'Options have a label and a value, or are plain strings. With `multiple` the value is a list.',
        'A `count` shows how many results an option has; zero is dimmed.',
      ],
    },
    {
      file: 'autocomplete',
      title: 'Autocomplete',
      says: ['The same options for people who know what they look for: what they type narrows the list.'],
    },
    {
      file: 'radio',
      title: 'Radio buttons',
      says: [
        'One of a few visible options. The value is that of the option, or its label if it has none.',
        '`summary.case` writes labels that are common nouns small within the sentence.',
      ],
    },
    {
      file: 'checkbox-and-switch',
      title: 'Checkbox and switch',
      says: ['Their value is true, or there is none: what is off is no filter.'],
    },
    {
      file: 'number-and-textarea',
      title: 'Number and several lines',
      says: [
        'A typed number between `min` and `max`, in the form of the region; its value is a number.',
        '`rows` sets the number of visible lines. `required` and the limits are checked by `form.validate()`.',
      ],
    },
    {
      file: 'dates',
      title: 'Date and range of dates',
      says: [
        'A day is a text such as "2026-11-20". Two days are an object with `from` and `to`, null for an open end.',
        '`minDate` and `maxDate` are the first and the last day that are valid.',
      ],
    },
    {
      file: 'slider',
      title: 'Slider',
      says: ['One number. The handle starts at `defaultValue`; the field has no value until a user moves it.'],
    },
    {
      file: 'range-slider',
      title: 'Range slider',
      says: [
        'A range of `min` and `max`. With `openEnded` a handle at the end means no limit, written as null.',
        'The full range is no filter. `customValue` and `customLabel` give the positions of the track and their words.',
      ],
    },
    {
      file: 'select-range',
      title: 'Range in a dropdown',
      says: ['The same range in a dropdown with an Apply button. A `defaultValue` does not filter either.'],
    },
  ],
};

const groups: GuidePage = {
  title: 'Groups and layout',
  lead: 'Groups hold fields of any type to any depth. They have no value of their own and count what is filled in them.',
  examples: [
    {
      file: 'accordion',
      title: 'Accordion',
      says: [
        'Sections that open and close. Fields in a closed one load nothing.',
        'Its rows stand 16 px apart, `showDivider` draws a line below it, and `tooltip` explains its heading.',
      ],
    },
    {
      file: 'pill',
      title: 'Pill',
      says: ['Fields behind a button, which is filled as soon as one of them is.'],
    },
    {
      file: 'half-width',
      title: 'Half width',
      says: ['Two fields with `layout.split` stand side by side, 24 px apart.'],
    },
    {
      file: 'colours-and-tooltips',
      title: 'Colours and tooltips',
      says: ['`color` names a colour of the theme; the default is `secondary`. `tooltip` opens from an icon.'],
    },
  ],
};

const data: GuidePage = {
  title: 'Data',
  lead: 'Options and tracks may come from the product’s gateways. A field shows a skeleton until its data is there, and a way to try again where it could not be had.',
  examples: [
    {
      file: 'options-from-data',
      title: 'Options from a query',
      says: [
        '`params` go to the gateway as they are. Columns of its rows become label, value and count.',
        '`keySort` and `sortDirection` sort: here the state with most agencies comes first.',
      ],
    },
    {
      file: 'search',
      title: 'A search that the gateway answers',
      says: [
        'With `searchData` the typed text goes to the gateway, 300 ms after the last key; `{term}` is that text.',
        'An empty search brings the loaded options back.',
      ],
    },
    {
      file: 'industries',
      title: 'Industry codes',
      says: ['The kind `askkodiak` answers codes with titles, shown as “code - title” in the order of the codes.'],
    },
    {
      file: 'range-from-data',
      title: 'A track from data',
      says: ['Bins of a query make the track of a range, and with `keyCount` the distribution over it.'],
    },
    {
      file: 'SortedStates',
      title: 'An order of your own',
      says: ['`sortFunctionKey` names a function of the product. One that is not there only warns through the logger.'],
    },
  ],
};

const rules: GuidePage = {
  title: 'Conditions and links',
  lead: 'Fields may depend on each other’s values.',
  examples: [
    {
      file: 'show-when',
      title: 'Shown when',
      says: ['The field shows only while the condition holds. Its value is kept meanwhile, but is no filter.'],
    },
    {
      file: 'enable-when',
      title: 'Enabled when',
      says: ['`filled` asks whether there is a value at all: until then the field can be seen and not used.'],
    },
    {
      file: 'linked-options',
      title: 'Linked options',
      says: [
        '`dependsOn` names other fields; `{state}` in the params is then the value of that field.',
        'What no longer fits is taken away with `reset`, and said; `flag` would keep it and mark it.',
      ],
    },
  ],
};

const code: GuidePage = {
  title: 'In code',
  lead: 'What a product does with a schema: its own components, types, addresses and saved searches.',
  examples: [
    {
      file: 'TypedFilters',
      title: 'Values with types',
      says: [
        '`defineSchema` keeps the ids and options of a schema, and `FormValuesOf` makes the type of its values.',
        '`useFilterForm` holds a draft: nothing happens before `apply`.',
      ],
    },
    {
      file: 'GradeFilter',
      title: 'A component of your own',
      says: [
        '`componentKey` names it; it is given the field, its value and its data.',
        'A codec tells how its value travels and reads.',
        'It is defined outside of what renders the form: written inline it would be another one on every render, and lose the focus.',
      ],
    },
    {
      file: 'FiltersInAddress',
      title: 'Expressions, addresses and sentences',
      says: [
        'Values travel as filter expressions: `toFilterExpressions` writes them, `fromFilterExpressions` reads them again. What cannot be read is reported, never dropped.',
        '`writeAddress` turns them into the query string of an address; `readAddress` reads it back.',
        '`describeFilters` says in one sentence, and in chips, what the values filter.',
      ],
    },
    {
      file: 'SavedSearch',
      title: 'Saved searches',
      says: [
        'Saved content has a version, and `migrations` lead from one to the next.',
        'A filter that no field shows stays as a warning until the user removes it.',
      ],
    },
    {
      file: 'SchemaFailures',
      title: 'What is wrong with a schema',
      says: ['All failures come at once, each with its code, its field and its place. What is only odd warns.'],
    },
  ],
};

/** The pages of the guide, in the order in which they are read. */
export const schemaGuide = { fields, groups, data, rules, code } as const;
