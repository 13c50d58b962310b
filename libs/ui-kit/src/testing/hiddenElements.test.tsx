import { styled } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Hidden by a class, and only while an attribute, a state or a parent says so: selectors as components have them. */
const Hiding = styled('div')({
  '&.none': { display: 'none' },
  '&.invisible': { visibility: 'hidden' },
  '&[data-hide="by, (this)"]': { display: 'none' },
  '&:not(.shown, [data-show]).unless': { display: 'none' },
  '&:is([data-hide], .other) > .child': { visibility: 'hidden' },
  '&:where(:has(input:disabled)) button': { display: 'none' },
});

function buttons(children: ReactNode) {
  render(children);
  return screen.queryAllByRole('button').map((button) => button.textContent);
}

it('finds no button by its role that styles or attributes hide, in any ancestor', () => {
  expect(
    buttons(
      <>
        <button>shown</button>
        <button hidden>hidden</button>
        <button style={{ display: 'none' }}>none</button>
        <Hiding className="none">
          <p>
            <button>none by class of an ancestor</button>
          </p>
        </Hiding>
        <Hiding className="invisible">
          <p>
            <button>invisible by class of an ancestor</button>
            <button style={{ visibility: 'visible' }}>visible again</button>
          </p>
        </Hiding>
        <Hiding data-hide="by, (this)">
          <button>none by attribute</button>
        </Hiding>
        <Hiding className="unless">
          <button>none unless shown</button>
        </Hiding>
        <Hiding className="unless" data-show>
          <button>shown by attribute</button>
        </Hiding>
        <Hiding data-hide="other">
          <button className="child">invisible child</button>
          <button>other child</button>
        </Hiding>
        <Hiding>
          <input disabled aria-label="name" />
          <button>none beside a disabled field</button>
        </Hiding>
        <div aria-hidden="true">
          <button>hidden from assistive technology</button>
        </div>
      </>,
    ),
  ).toEqual(['shown', 'visible again', 'shown by attribute', 'other child']);
});

it('leaves hidden texts out of accessible names', () => {
  render(
    <button>
      Save<Hiding className="none"> never</Hiding>
      <span aria-hidden="true"> icon</span>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
});

it('follows a class and an attribute that hide and show an element again', () => {
  const page = (props: { className?: string; 'data-hide'?: string }) => (
    <Hiding {...props}>
      <button>one</button>
    </Hiding>
  );
  const { rerender } = render(page({}));
  const isFound = () => screen.queryByRole('button') !== null;
  expect(isFound()).toBe(true);
  rerender(page({ className: 'none' }));
  expect(isFound()).toBe(false);
  rerender(page({}));
  expect(isFound()).toBe(true);
  rerender(page({ 'data-hide': 'by, (this)' }));
  expect(isFound()).toBe(false);
  rerender(page({}));
  expect(isFound()).toBe(true);
});
