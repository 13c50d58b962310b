import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { rowsSource } from '../engine/rowsSource.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { ExportOptions } from '../DataTable/DataTable.types.ts';

const source = rowsSource([{ name: 'Lone Star Risk Advisors' }]);
const columns = [{ id: 'name', header: 'Agency' }];

interface PageWithToolsProps {
  onExport: () => void;
  compact?: boolean;
  exportOptions?: Partial<ExportOptions>;
}

function PageWithTools({ onExport, compact = false, exportOptions }: PageWithToolsProps) {
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <>
      <div role="toolbar" aria-label="Search" ref={setTools} />
      <DataTable
        aria-label="Agencies"
        source={source}
        columns={columns}
        toolbar={{ container: tools, compact, end: <button type="button">Share</button> }}
        exportOptions={{ onClick: onExport, ...exportOptions }}
      />
    </>
  );
}

describe('the toolbar of a table', () => {
  it('The toolbar renders into a given element of the page, and works there [TABLE-BAR-2]', async () => {
    const onExport = jest.fn();
    render(<PageWithTools onExport={onExport} />);
    const tools = within(screen.getByRole('toolbar', { name: 'Search' }));
    expect(tools.getByRole('button', { name: 'Share' })).toBeInTheDocument();
    await userEvent.click(tools.getByRole('button', { name: 'Export' }));
    expect(onExport).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('button', { name: 'Export' })).toHaveLength(1);
  });

  it("The toolbar's icon buttons keep their names [TABLE-BAR-2]", async () => {
    const onExport = jest.fn();
    render(<PageWithTools onExport={onExport} compact />);
    const button = screen.getByRole('button', { name: 'Export' });
    expect(button).toHaveTextContent('');
    await userEvent.click(button);
    expect(onExport).toHaveBeenCalledTimes(1);
  });

  it.each([false, true])(
    'The export button describes what it exports, except while it is busy (icon only: %s) [TABLE-BAR-2]',
    (compact) => {
      const options = { label: 'Export all 25', description: 'Exports all agencies found.', loadingLabel: 'Exporting' };
      const page = (loading: boolean) => (
        <PageWithTools onExport={jest.fn()} compact={compact} exportOptions={{ ...options, loading }} />
      );
      const { rerender } = render(page(false));
      const button = screen.getByRole('button', { name: 'Export all 25' });
      expect(button).toHaveAccessibleDescription('Exports all agencies found.');
      rerender(page(true));
      expect(screen.getByRole('button', { name: 'Exporting' })).toBe(button);
      expect(button).toHaveAccessibleDescription('');
    },
  );
});

describe('the bar of selected rows', () => {
  it("The page's own content at the start of the toolbar stays while rows are selected", async () => {
    const user = userEvent.setup();
    render(
      <DataTable
        aria-label="Agencies"
        source={source}
        columns={columns}
        selection="multiple"
        toolbar={{ start: <button type="button">Texas</button> }}
        bulkActions={[{ label: 'Compare', onClick: () => undefined }]}
      />,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(screen.getByRole('button', { name: 'Compare' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Texas' })).toBeVisible();
  });
});

describe('the search of a table', () => {
  it('The search reports whether it is open and how many rows it leaves, and an empty table offers to clear it [TABLE-FILTER-1]', async () => {
    const [onOpenChange, onMatchCountChange] = [jest.fn(), jest.fn()];
    render(
      <DataTable
        aria-label="Agencies"
        source={source}
        columns={columns}
        search={{ label: 'Search in these agencies', onOpenChange }}
        onMatchCountChange={onMatchCountChange}
      />,
    );
    await waitFor(() => expect(onMatchCountChange).toHaveBeenLastCalledWith(1));
    await userEvent.click(screen.getByRole('button', { name: 'Search in these agencies' }));
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.type(screen.getByRole('textbox', { name: 'Search in these agencies' }), 'qqq');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(onMatchCountChange.mock.calls).toEqual([[1], [0], [1]]));
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });
});
