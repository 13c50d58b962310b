import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { rowsSource } from '../engine/rowsSource.ts';
import { DataTable } from '../DataTable/DataTable.tsx';

const source = rowsSource([{ name: 'Lone Star Risk Advisors' }]);
const columns = [{ id: 'name', header: 'Agency' }];

function PageWithTools({ onExport, compact = false }: { onExport: () => void; compact?: boolean }) {
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <>
      <div role="toolbar" aria-label="Search" ref={setTools} />
      <DataTable
        aria-label="Agencies"
        source={source}
        columns={columns}
        toolbar={{ container: tools, compact, end: <button type="button">Share</button> }}
        exportOptions={{ onClick: onExport }}
      />
    </>
  );
}

describe('the toolbar of a table', () => {
  it('is in an element of the page if one is given, and works there [TABLE-BAR-2]', async () => {
    const onExport = jest.fn();
    render(<PageWithTools onExport={onExport} />);
    const tools = within(screen.getByRole('toolbar', { name: 'Search' }));
    expect(tools.getByRole('button', { name: 'Share' })).toBeInTheDocument();
    await userEvent.click(tools.getByRole('button', { name: 'Export' }));
    expect(onExport).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('button', { name: 'Export' })).toHaveLength(1);
  });

  it('keeps the names of its buttons where they are icons alone [TABLE-BAR-2]', async () => {
    const onExport = jest.fn();
    render(<PageWithTools onExport={onExport} compact />);
    const button = screen.getByRole('button', { name: 'Export' });
    expect(button).toHaveTextContent('');
    await userEvent.click(button);
    expect(onExport).toHaveBeenCalledTimes(1);
  });
});
