import { screen } from '@testing-library/react';
import { Accordion } from '../Accordion/Accordion.tsx';
import { AccordionDetails } from '../Accordion/AccordionDetails.tsx';
import { AccordionSummary } from '../Accordion/AccordionSummary.tsx';
import { FilterDrawer } from '../FilterDrawer/FilterDrawer.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { setViewportWidth } from '../testing/viewport.test-support.ts';

describe('PushPanel', () => {
  it('PushPanel focuses its first section when it opens, near its fields', () => {
    setViewportWidth(1440);
    const drawer = (open: boolean) => (
      <FilterDrawer open={open} onClose={() => undefined} keepMounted>
        <Accordion>
          <AccordionSummary>Agency</AccordionSummary>
          <AccordionDetails>State</AccordionDetails>
        </Accordion>
      </FilterDrawer>
    );
    const { rerender } = renderInTheme(drawer(false));
    rerender(drawer(true));
    expect(screen.getByRole('button', { name: 'Agency' })).toHaveFocus();
  });
});
