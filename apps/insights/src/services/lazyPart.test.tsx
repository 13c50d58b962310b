/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { lazyPart } from './lazyPart.ts';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'This page could not be shown' : this.props.children;
  }
}

const Panel = ({ open }: { open: boolean }) => (open ? <p>Panel</p> : null);
const cannotLoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('a part of a screen that is fetched later', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => jest.restoreAllMocks());

  async function draw(Part: typeof Panel | ReturnType<typeof lazyPart<{ open: boolean }>>, open: boolean) {
    const screenWith = (isOpen: boolean) => (
      <Boundary>
        <p>Rows</p>
        <Suspense fallback={null}>
          <Part open={isOpen} />
        </Suspense>
      </Boundary>
    );
    const { rerender } = await act(async () => render(screenWith(open)));
    return { setOpen: (isOpen: boolean) => rerender(screenWith(isOpen)) };
  }

  it('is drawn once it is there', async () => {
    await draw(
      lazyPart(async () => Panel),
      true,
    );
    expect(screen.getByText('Panel')).toBeVisible();
  });

  it('leaves the screen as it is where it cannot be fetched, until it is needed', async () => {
    const { setOpen } = await draw(
      lazyPart<{ open: boolean }>(cannotLoad, ({ open }) => open),
      false,
    );
    expect(screen.getByText('Rows')).toBeVisible();
    setOpen(true);
    expect(screen.getByText('This page could not be shown')).toBeVisible();
  });

  it('is an error of the screen where nothing says that the screen can do without', async () => {
    await draw(lazyPart<{ open: boolean }>(cannotLoad), false);
    expect(screen.getByText('This page could not be shown')).toBeVisible();
  });
});
