import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { Accordion } from './Accordion.tsx';
import type { AccordionProps } from './Accordion.types.ts';
import { AccordionDetails } from './AccordionDetails.tsx';
import { AccordionSummary } from './AccordionSummary.tsx';

const accordion = (props: Omit<AccordionProps, 'children'> = {}) => (
  <Accordion {...props}>
    <AccordionSummary count={2}>Agency</AccordionSummary>
    <AccordionDetails>State and premium</AccordionDetails>
  </Accordion>
);
const summary = () => screen.getByRole('button', { name: 'Agency (2)' });

describe('Accordion', () => {
  describeConformance(accordion(), { themeName: 'KitAccordion' });

  it('Accordion shows and hides its details on a click [KIT-ACCORDION-1]', async () => {
    const onExpandedChange = jest.fn();
    renderInTheme(accordion({ onExpandedChange }));
    expect(summary()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(summary());
    expect(summary()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    expect(summary()).toHaveAttribute('aria-expanded', 'false');
    expect(onExpandedChange.mock.calls.map(([expanded]) => expanded)).toEqual([true, false]);
  });

  it('Accordion scrolls along while a section that the user opens grows, so that its content is in view', async () => {
    const grow: (() => void)[] = [];
    class Growth {
      constructor(report: () => void) {
        grow.push(report);
      }
      observe(): void {}
      disconnect(): void {}
    }
    const { ResizeObserver } = globalThis;
    const scrolled = jest.fn();
    Object.assign(globalThis, { ResizeObserver: Growth });
    Object.assign(Element.prototype, { scrollIntoView: scrolled });
    renderInTheme(accordion());
    await userEvent.click(summary());
    grow.forEach((report) => report());
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
    expect(scrolled.mock.contexts[0]).toContainElement(screen.getByText('State and premium'));
    await userEvent.click(summary());
    expect(grow).toHaveLength(1);
    Object.assign(globalThis, { ResizeObserver });
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('Accordion stays unchanged when it is not collapsible or disabled [KIT-ACCORDION-1]', async () => {
    const { unmount } = renderInTheme(accordion({ collapsible: false, defaultExpanded: true }));
    await userEvent.click(summary());
    expect(summary()).toHaveAttribute('aria-expanded', 'true');
    unmount();
    renderInTheme(accordion({ disabled: true }));
    await userEvent.click(summary());
    expect(summary()).toHaveAttribute('aria-expanded', 'false');
    expect(summary()).toBeDisabled();
  });

  it("Accordion shows its parent's value", async () => {
    renderInTheme(accordion({ expanded: true }));
    await userEvent.click(summary());
    expect(summary()).toHaveAttribute('aria-expanded', 'true');
  });

  it('Accordion accepts parts that other components render, such as server components', async () => {
    const Summary = lazy(() => Promise.resolve({ default: AccordionSummary }));
    const Details = () => <AccordionDetails>State and premium</AccordionDetails>;
    renderInTheme(
      <Suspense>
        <Accordion>
          <Summary>Agency</Summary>
          <Details />
        </Accordion>
      </Suspense>,
    );
    expect(await screen.findByRole('button', { name: 'Agency' })).toBeVisible();
  });

  it.each([
    ['nothing', <></>],
    ['a text', 'Agency'],
    ['two texts', ['Agency', 'State']],
    [
      'three parts',
      [
        <AccordionSummary key="1">Agency</AccordionSummary>,
        <AccordionDetails key="2">State</AccordionDetails>,
        <p key="3">Premium</p>,
      ],
    ],
    ['details alone', <AccordionDetails key="1">State</AccordionDetails>],
    [
      'the parts in the wrong order',
      [<AccordionDetails key="1">State</AccordionDetails>, <AccordionSummary key="2">Agency</AccordionSummary>],
    ],
  ])('Accordion throws for %s as children [KIT-ACCORDION-2]', (_name, children) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Accordion>{children}</Accordion>)).toThrow(
      'Accordion must have an AccordionSummary and AccordionDetails as children',
    );
    error.mockRestore();
  });
});
