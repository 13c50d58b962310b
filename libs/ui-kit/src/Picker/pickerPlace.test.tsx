import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';

const [width, height] = [300, 400];

/** Opens calendars of 300 × 400 px from a control of 36 px, in a window of 1,024 × 700 px; returns where they are. */
async function placeFrom(control: { left: number; top: number }): Promise<{ left: number; top: number }> {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(control.left, control.top, 200, 36));
  Object.assign(window, { innerWidth: 1_024, innerHeight: 700 });
  renderInTheme(<DateRangePicker label="Effective" />);
  await userEvent.click(screen.getByRole('button', { name: /Effective/ }));
  const { left, top } = (await screen.findByRole('dialog')).style;
  return { left: Number.parseFloat(left), top: Number.parseFloat(top) };
}

afterEach(() => jest.restoreAllMocks());

describe('position of a picker', () => {
  it('A picker opens below its control', async () => {
    expect(await placeFrom({ left: 600, top: 100 })).toEqual({ left: 600, top: 136 });
  });

  it('A picker opens above its control if only there is room', async () => {
    expect(await placeFrom({ left: 600, top: 600 })).toEqual({ left: 600, top: 200 });
  });

  it('A picker opens beside its control if it would cover it above and below', async () => {
    expect(await placeFrom({ left: 600, top: 340 })).toEqual({ left: 300, top: 158 });
  });

  it('A picker on a phone is as wide as its control, up to the margins of the window', async () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(350);
    const widthIn = async (innerWidth: number) => {
      Object.assign(window, { innerWidth });
      const { unmount } = renderInTheme(<DateRangePicker label="Effective" />);
      await userEvent.click(screen.getByRole('button', { name: /Effective/ }));
      const { minWidth } = (await screen.findByRole('dialog')).style;
      unmount();
      return minWidth;
    };
    expect(await widthIn(390)).toBe('min(350px, 100vw - 32px)');
    expect(await widthIn(1_024)).toBe('');
  });

  it('A picker opens below its control if there is no room anywhere', async () => {
    expect((await placeFrom({ left: 16, top: 340 })).left).toBe(16);
  });
});
