import { render, screen } from '@testing-library/react';
import { StartSection } from './StartSection.tsx';

describe('a section of ways to begin', () => {
  it('has a list only if it has rows', () => {
    const section = (rows: string[] | false) => (
      <StartSection title="Your exports" icon={null} footer="No exports yet.">
        {rows}
      </StartSection>
    );
    const { rerender } = render(section([]));
    expect(screen.getByRole('region', { name: 'Your exports' })).toHaveTextContent('No exports yet.');
    expect(screen.queryByRole('list')).toBeNull();
    rerender(section(false));
    expect(screen.queryByRole('list')).toBeNull();
    rerender(section(['Texas', 'Oklahoma']));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
