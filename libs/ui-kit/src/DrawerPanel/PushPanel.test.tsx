import { screen } from '@testing-library/react';
import { Accordion } from '../Accordion/Accordion.tsx';
import { AccordionDetails } from '../Accordion/AccordionDetails.tsx';
import { AccordionSummary } from '../Accordion/AccordionSummary.tsx';
import { FilterDrawer } from '../FilterDrawer/FilterDrawer.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { setViewportWidth } from '../testing/viewport.test-support.ts';

describe('PushPanel', () => {
  it('PushPanel focuses its first section when it opens, near its fields, and scrolls to it', () => {
    setViewportWidth(1440);
    const drawer = (open: boolean) => (
      <FilterDrawer
        open={open}
        onClose={() => undefined}
        keepMounted
        slotProps={{ content: { 'data-testid': 'content' } }}
      >
        <Accordion>
          <AccordionSummary>Agency</AccordionSummary>
          <AccordionDetails>State</AccordionDetails>
        </Accordion>
      </FilterDrawer>
    );
    const { rerender } = renderInTheme(drawer(false));
    rerender(drawer(true));
    const section = screen.getByRole('button', { name: 'Agency' });
    expect(section).toHaveFocus();
    const content = screen.getByTestId('content');
    content.scrollTo = jest.fn();
    rerender(drawer(false));
    rerender(drawer(true));
    expect(section).toHaveFocus();
    expect(content.scrollTo).toHaveBeenCalledWith(0, 0);
  });
});
