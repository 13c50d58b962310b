import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Shows rows of data in columns that people filter, sort, select, arrange and scroll: ten of them or a million, here or on a server.',
  use: [
    'For records that are compared column by column, with numbers to the right.',
    'With `paging={false}` and a `height` where people read on rather than turn pages.',
    'With `remoteSource` where a server filters, sorts and hands rows out.',
    'With `aggregationFn` on columns whose sum, average, extremes or count people ask for: a footer row shows it.',
    'With `groupedSource` where rows are read in groups with subtotals, `serverTreeSource` where a server holds a tree.',
    'With `useTableCsv` where people take rows away, and `cellRanges` where they copy cells into sheets.',
    'With `selection="multiple"` and `bulkActions` where something is done to many rows at once.',
  ],
  avoid: [
    'For a handful of facts about one thing: use a `List`.',
    'For cells with formulas: this is no spreadsheet.',
    'For layout.',
  ],
  keyboard: [
    { keys: ['↑', '↓', '←', '→'], does: 'Move between cells.' },
    {
      keys: ['Home', 'End'],
      does: 'Go to the first and last cell of the row, with `Control` to the first and last row.',
    },
    { keys: ['Page Up', 'Page Down'], does: 'Move by what fits into the view.' },
    {
      keys: ['Enter'],
      does: 'Sorts on a header, with `Shift` beside the present sort; opens a row or what is in a cell; on a group it opens the menu, as `Space` does.',
    },
    { keys: ['Alt + ↓'], does: 'Opens the menu of a column or group.' },
    { keys: ['Alt + ←', 'Alt + →'], does: 'Make a column or group narrower or wider.' },
    { keys: ['Alt + Shift + ←', 'Alt + Shift + →'], does: 'Move a column or group.' },
    { keys: ['Shift + Space'], does: 'Selects the row; `Space` does on its checkbox.' },
    { keys: ['Control + A'], does: 'Selects all rows, or none where all were.' },
    { keys: ['→', '←'], does: 'Open and close nested rows in the first column.' },
  ],
  accessibility: [
    'It is a `grid`, or a `treegrid` where rows are nested, with the true numbers and places of rows and columns.',
    'Give it an `aria-label` or a `caption`.',
    'Results, pages, sort, selection, moves, pins and widths are announced.',
    'One tab stop leads into it; the cell that had the focus has it again.',
  ],
};
