import { fireEvent, screen } from '@testing-library/react';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { VirtualList } from './VirtualList.tsx';

const agencies = Array.from({ length: 10_000 }, (_, position) => `Agency ${position + 1}`);
const list = <VirtualList aria-label="Agencies" items={agencies} renderItem={(name) => name} />;

describe('VirtualList', () => {
  describeConformance(list, { themeName: 'KitVirtualList' });

  it('VirtualList renders the visible items and one more on either side [KIT-SELECT-7]', () => {
    renderInTheme(list);
    // 300 px of height (set in jsdom) hold 9 items of 37 px.
    expect(screen.getAllByRole('listitem')).toHaveLength(9 + 1);
    expect(screen.getByText('Agency 1')).toHaveAttribute('aria-setsize', '10000');
  });

  it('VirtualList renders other items once it is scrolled [KIT-SELECT-7]', () => {
    renderInTheme(list);
    const element = screen.getByRole('list', { name: 'Agencies' });
    element.scrollTop = 37 * 5000;
    fireEvent.scroll(element);
    const shown = screen.getAllByRole('listitem');
    expect(shown[0]).toHaveTextContent('Agency 5000');
    expect(shown).toHaveLength(1 + 9 + 1);
  });

  it('VirtualList is focusable, so that the keyboard can scroll it', () => {
    renderInTheme(list);
    expect(screen.getByRole('list')).toHaveAttribute('tabindex', '0');
  });

  it('VirtualList shows the given text without items', () => {
    renderInTheme(<VirtualList items={[]} renderItem={String} emptyContent="No agencies" />);
    expect(screen.getByText('No agencies')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
