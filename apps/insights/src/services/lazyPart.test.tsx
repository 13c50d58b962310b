/** @jest-environment jsdom */
import { subscribeToPartErrors } from '@agency-insights/ui-kit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { lazyPart, type LateComponent } from './lazyPart.ts';

const Panel = ({ open = true }: { open?: boolean }) => (open ? <p>Panel</p> : null);

/** A part that cannot be fetched until its server is back. */
function partOfAwayServer(isNeeded?: (props: { open?: boolean }) => boolean) {
  const server = { isAway: true };
  const load = () =>
    server.isAway
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve(Panel);
  return { server, Part: lazyPart<{ open?: boolean }>(load, isNeeded) };
}

async function draw(Part: LateComponent<{ open?: boolean }>, open = true) {
  const screenWith = (isOpen: boolean) => (
    <>
      <p>Rows</p>
      <section aria-label="Place" tabIndex={-1}>
        <Suspense fallback="On its way">
          <Part open={isOpen} />
        </Suspense>
      </section>
    </>
  );
  const { rerender } = await act(async () => render(screenWith(open)));
  return { setOpen: (isOpen: boolean) => act(async () => rerender(screenWith(isOpen))) };
}

const networkComesBack = () => act(async () => void window.dispatchEvent(new Event('online')));

describe('a lazy part of a page', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('renders after it has loaded, and immediately if it was loaded before', async () => {
    const Part = lazyPart<{ open?: boolean }>(async () => Panel);
    await Part.preload();
    render(<Part />);
    expect(screen.getByText('Panel')).toBeVisible();
  });

  it('shows in its place that it could not be loaded, and loads once the network is back', async () => {
    const { server, Part } = partOfAwayServer();
    await draw(Part);
    expect(screen.getByText('Rows')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The service cannot be reached');
    server.isAway = false;
    await networkComesBack();
    expect(screen.getByText('Panel')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not requested without a network, and says that the person is offline', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn(() => Promise.resolve(Panel));
    await draw(lazyPart<{ open?: boolean }>(load));
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
    expect(load).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    await networkComesBack();
    expect(screen.getByText('Panel')).toBeVisible();
  });

  it('says that it is loading while it is fetched again, in place of the failure', async () => {
    const load = jest.fn<Promise<typeof Panel>, []>().mockRejectedValueOnce(new Error('down'));
    await draw(lazyPart<{ open?: boolean }>(load));
    expect(screen.getByRole('alert')).toHaveTextContent('This part of the page could not be loaded');
    load.mockReturnValue(new Promise(() => undefined));
    await networkComesBack();
    expect(screen.getByRole('heading')).toHaveTextContent('Loading...');
    expect(screen.getByRole('alert')).not.toHaveTextContent(/could not be loaded|cannot be reached/);
  });

  it('is fetched again on a press, which keeps the focus until the part has loaded', async () => {
    const { server, Part } = partOfAwayServer();
    await draw(Part);
    await userEvent.tab();
    const again = screen.getByRole('button', { name: 'Try again' });
    await userEvent.keyboard('{Enter}');
    expect(again).toHaveFocus();
    server.isAway = false;
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Panel')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Place' })).toHaveFocus();
  });

  it('is fetched again when it renders again later', async () => {
    const { server, Part } = partOfAwayServer();
    const { unmount } = await act(async () => render(<Suspense>{<Part />}</Suspense>));
    expect(screen.getByRole('alert')).toBeVisible();
    unmount();
    server.isAway = false;
    await draw(Part);
    expect(screen.getByText('Panel')).toBeVisible();
  });

  it('that opens on a press keeps the page unchanged, and reports a failure once the person waits for it', async () => {
    const onError = jest.fn();
    const end = subscribeToPartErrors(onError);
    const { server, Part } = partOfAwayServer(({ open = false }) => open);
    const { setOpen } = await draw(Part, false);
    expect(screen.getByRole('region', { name: 'Place' })).toBeEmptyDOMElement();
    expect(onError).not.toHaveBeenCalled();
    await setOpen(true);
    expect(screen.getByRole('region', { name: 'Place' })).toBeEmptyDOMElement();
    expect(onError).toHaveBeenCalledTimes(1);
    server.isAway = false;
    await networkComesBack();
    expect(screen.getByText('Panel')).toBeVisible();
    end();
  });

  it('that is optional loads automatically once the network is back', async () => {
    const { server, Part } = partOfAwayServer(() => false);
    await draw(Part);
    expect(screen.getByRole('region', { name: 'Place' })).toBeEmptyDOMElement();
    server.isAway = false;
    await networkComesBack();
    expect(screen.getByText('Panel')).toBeVisible();
  });
});
