import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { render, screen, within } from '@testing-library/react';
import { CommandsContext, createCommandRegistry } from './CommandRegistry.ts';
import type { CommandId } from './commands.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

/** Opens the sheet for a person who may open some pages; returns the words of each of its groups. */
function shortcutsOf(pages: readonly CommandId[]): Record<string, (string | null)[]> {
  const registry = createCommandRegistry();
  registry.add(() => Object.fromEntries(pages.map((page) => [page, () => undefined])));
  render(
    <InsightsThemeProvider>
      <CommandsContext value={registry}>
        <ShortcutsDialog singleKeys onSingleKeysChange={() => undefined} onClose={() => undefined} />
      </CommandsContext>
    </InsightsThemeProvider>,
  );
  const groups = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).getAllByRole('region');
  return Object.fromEntries(
    groups.map((group) => [
      group.getAttribute('aria-label') ?? '',
      within(group)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ]),
  );
}

describe('the shortcuts dialog', () => {
  it('lists the pages that the person may open, and the keys of tables and charts', () => {
    const { Pages: pages, 'Find agencies': search, Dashboards: dashboards } = shortcutsOf(['home', 'findAgencies']);
    expect(pages).toEqual(['Home', 'Find agencies']);
    expect(search).toEqual(
      expect.arrayContaining([
        'Move from cell to cell',
        'Open the agency of a row',
        'Select a row',
        'Add a column to the sort',
        'Open the menu of a column',
        'Make a column narrower',
        'Make a column wider',
        'Move a column left',
        'Move a column right',
      ]),
    );
    expect(dashboards).toEqual(['Show the chart as a table, and back']);
  });

  it('omits the keys of Find agencies for a person who may not open it', () => {
    const shortcuts = shortcutsOf(['home', 'benchmarks']);
    expect(Object.keys(shortcuts)).not.toContain('Find agencies');
    expect(shortcuts.Pages).toEqual(['Home', 'Benchmarks']);
    expect(shortcuts.Dashboards).toHaveLength(1);
  });
});
