/** Something that can be done by keys or from the palette. */
export interface Command {
  /** In English: what shows it translates it. */
  label: string;
  /** Heading that it is under. */
  group: 'Everywhere' | 'Pages' | 'Find agencies' | 'Dashboards' | 'Appearance';
  /** Other words that the palette finds it by, in English. */
  words?: string;
  /** As tinykeys takes them: `g f` one after the other, `$mod+k` with Ctrl or the Mac's command key. */
  keys?: string;
  /** Left out of the palette: it makes sense by its keys alone. Default false. */
  keysOnly?: boolean;
}

const everyCommand = {
  searchByName: { label: 'Search by name', group: 'Find agencies', keys: '[Shift]+/' },
  filters: { label: 'Open or close the filters', group: 'Find agencies', keys: 'f' },
  // The panel's own key.
  applyFilters: { label: 'Apply the filters', group: 'Find agencies', keys: '$mod+Enter', keysOnly: true },
  manageSearches: { label: 'Manage saved searches', group: 'Find agencies' },
  nextAgency: { label: 'Next agency', group: 'Find agencies', keys: 'j', keysOnly: true },
  previousAgency: { label: 'Previous agency', group: 'Find agencies', keys: 'k', keysOnly: true },
  // The panel has this key too; this is for the page beside it.
  closeAgency: { label: 'Close agency', group: 'Find agencies', keys: 'Escape', keysOnly: true },
  // The rows of the results take it, as the browser does on links: elsewhere it stays the browser's.
  openProfile: { label: 'Open the profile in a new tab', group: 'Find agencies', keys: '$mod+Enter', keysOnly: true },
  // The table's own keys.
  moveInTable: {
    label: 'Move from cell to cell',
    group: 'Find agencies',
    keys: 'ArrowUp ArrowDown ArrowLeft ArrowRight',
    keysOnly: true,
  },
  openAgency: { label: 'Open the agency of a row', group: 'Find agencies', keys: 'Enter', keysOnly: true },
  selectAgency: { label: 'Select a row', group: 'Find agencies', keys: 'Space', keysOnly: true },
  // On the header of a column.
  addToSort: { label: 'Add a column to the sort', group: 'Find agencies', keys: 'Shift+Enter', keysOnly: true },
  columnMenu: { label: 'Open the menu of a column', group: 'Find agencies', keys: 'Alt+ArrowDown', keysOnly: true },
  narrower: { label: 'Make a column narrower', group: 'Find agencies', keys: 'Alt+ArrowLeft', keysOnly: true },
  wider: { label: 'Make a column wider', group: 'Find agencies', keys: 'Alt+ArrowRight', keysOnly: true },
  moveLeft: { label: 'Move a column left', group: 'Find agencies', keys: 'Alt+Shift+ArrowLeft', keysOnly: true },
  moveRight: { label: 'Move a column right', group: 'Find agencies', keys: 'Alt+Shift+ArrowRight', keysOnly: true },
  export: { label: 'Export the agencies found', group: 'Find agencies', keys: 'e' },
  // The charts' own key.
  chartTable: { label: 'Show the chart as a table, and back', group: 'Dashboards', keys: 't', keysOnly: true },
  home: { label: 'Home', group: 'Pages', keys: 'g h' },
  findAgencies: { label: 'Find agencies', group: 'Pages', keys: 'g f' },
  benchmarks: { label: 'Benchmarks', group: 'Pages', keys: 'g b' },
  people: { label: 'People', group: 'Pages', keys: 'g p' },
  audit: { label: 'Audit trail', group: 'Pages', keys: 'g a' },
  access: { label: 'Access', group: 'Pages' },
  services: { label: 'Services', group: 'Pages' },
  security: { label: 'Sign-in security', group: 'Pages', keys: 'g s' },
  system: { label: 'Match system', group: 'Appearance' },
  light: { label: 'Light', group: 'Appearance' },
  dark: { label: 'Dark', group: 'Appearance' },
  'high-contrast': { label: 'High contrast', group: 'Appearance' },
  language: { label: 'Language and region', group: 'Appearance' },
  palette: { label: 'Search pages, agencies and commands', group: 'Everywhere', keys: '$mod+k', keysOnly: true },
  shortcuts: { label: 'Keyboard shortcuts', group: 'Everywhere', keys: '[Shift]+?' },
  // The kit's own key: it works while a message is visible.
  latestMessage: { label: 'Go to the latest message, and back', group: 'Everywhere', keys: 'F6', keysOnly: true },
  help: { label: 'Help center', group: 'Everywhere' },
  signOut: { label: 'Log out', group: 'Everywhere', words: 'Sign out, exit' },
} as const satisfies Record<string, Command>;

export type CommandId = keyof typeof everyCommand;

/** All commands, in the order in which they are listed. */
export const commands: Readonly<Record<CommandId, Command>> = everyCommand;
export const commandIds = Object.keys(commands) as CommandId[];

/** Works from a text field too; the others are single letters, which a person can switch off. */
export const alwaysOn: CommandId = 'palette';
