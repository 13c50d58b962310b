import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Shows rows and columns that users can filter, sort, select, rearrange and scroll: from ten rows to a million, in the browser or from a server.',
  use: [
    'For records that users compare column by column, with numbers aligned right.',
    'With `paging={false}` and a `height` if users scroll through all rows.',
    'With `remoteSource` if a server filters, sorts and returns the rows.',
    'With `aggregationFn` on columns for a footer row with sum, average, min, max or count.',
    'With `groupedSource` for groups with subtotals, with `serverTreeSource` for a tree on a server.',
    'With `useTableCsv` for a CSV export, with `cellRanges` for copying cells into spreadsheets.',
    'With `selection="multiple"` and `bulkActions` for actions on several rows.',
  ],
  avoid: [
    'For a few facts about one record: use `List`.',
    'For cells with formulas: it is not a spreadsheet.',
    'For layout: use `Grid`.',
  ],
  keyboard: [
    { keys: ['↑', '↓', '←', '→'], does: 'Moves between cells.' },
    {
      keys: ['Home', 'End'],
      does: 'Moves to the first or last cell of the row; with `Control` to the first or last row.',
    },
    { keys: ['Page Up', 'Page Down'], does: 'Moves by one page of visible rows.' },
    {
      keys: ['Enter'],
      does: 'On a header: sorts by the column; with `Shift` adds it to the current sort. On a cell: opens the row or activates the content. On a group: opens the menu, as `Space` does.',
    },
    { keys: ['Alt + ↓'], does: 'Opens the menu of a column or group.' },
    { keys: ['Alt + ←', 'Alt + →'], does: 'Makes a column or group narrower or wider.' },
    { keys: ['Alt + Shift + ←', 'Alt + Shift + →'], does: 'Moves a column or group.' },
    {
      keys: ['Space'],
      does: 'Selects the row. In a cell with a button, `Shift + Space` does. On a checkbox, `Shift + Space` selects all rows since the last one.',
    },
    {
      keys: ['Shift + ↑', 'Shift + ↓'],
      does: 'On a checkbox: extends the selection to the next row, and back.',
    },
    { keys: ['Control + A'], does: 'Selects all rows; if all are selected, clears the selection.' },
    { keys: ['→', '←'], does: 'In the first column: opens or closes nested rows.' },
  ],
  accessibility: [
    'It is a `grid`, or a `treegrid` if rows are nested, with the true number and position of rows and columns.',
    'Give it an `aria-label` or a `caption`.',
    'Results, pages, sorting, selection, moved, pinned and resized columns are announced.',
    'The table is one tab stop; the focus returns to the last focused cell.',
  ],
};
