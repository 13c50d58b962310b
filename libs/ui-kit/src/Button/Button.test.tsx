import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cssOf } from '../testing/cssOf.test-support.ts';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { Button } from './Button.tsx';

describe('Button', () => {
  describeConformance(<Button>Apply</Button>, { refType: HTMLButtonElement, themeName: 'KitButton' });

  it.each([
    ['cp', 24],
    ['sm', 28],
    ['md', 32],
    ['lg', 36],
  ] as const)('Button of size %s is %i px high in every variant [KIT-BTN-1]', (size, height) => {
    renderInTheme(
      <>
        <Button size={size} variant="contained">
          Contained
        </Button>
        <Button size={size} variant="outlined">
          Outlined
        </Button>
        <Button size={size} variant="text">
          Text
        </Button>
        <IconButton size={size} label="Icon" />
      </>,
    );
    for (const button of screen.getAllByRole('button')) expect(button).toHaveStyle({ height: `${height}px` });
  });

  it('Button renders its three variants differently [KIT-BTN-1]', () => {
    renderInTheme(
      <>
        <Button variant="contained">Contained</Button>
        <Button variant="outlined">Outlined</Button>
        <Button variant="text">Text</Button>
      </>,
    );
    const classes = screen.getAllByRole('button').map((button) => button.className);
    expect(new Set(classes).size).toBe(3);
  });

  it.each(['outlined', 'text'] as const)('Button in variant %s looks pressed while its popup is open', (variant) => {
    renderInTheme(
      <>
        <Button {...{ variant }} aria-expanded={false}>
          Closed
        </Button>
        <Button {...{ variant }} aria-expanded>
          Open
        </Button>
      </>,
    );
    const groundOf = (name: string) => getComputedStyle(screen.getByRole('button', { name })).backgroundColor;
    expect(groundOf('Open')).not.toBe(groundOf('Closed'));
  });

  it('Button keeps its name and ignores clicks while it is busy', async () => {
    const onClick = jest.fn();
    renderInTheme(
      <Button loading onClick={onClick}>
        Export
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Export' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('Button with aria-disabled stays in the tab order, looks disabled and does nothing', async () => {
    const press = jest.fn((event: SyntheticEvent) => event.preventDefault());
    renderInTheme(
      <form onSubmit={press}>
        <Button type="submit" onClick={press} aria-disabled>
          Save
        </Button>
        <IconButton label="Undo" onClick={press} aria-disabled="true" />
        <Button disabled>Export</Button>
      </form>,
    );
    for (const name of ['Save', 'Undo']) {
      const button = screen.getByRole('button', { name });
      await userEvent.tab();
      expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      const { color } = getComputedStyle(screen.getByRole('button', { name: 'Export' }));
      expect(button).toHaveStyle({ color });
    }
    expect(press).not.toHaveBeenCalled();
  });

  it('Button is a link when it has an address, and a safe one in a new tab', () => {
    renderInTheme(
      <Button href="https://help.example.test" target="_blank">
        Help
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('ButtonGroup', () => {
  describeConformance(
    <ButtonGroup aria-label="Line of business">
      <Button>Personal</Button>
      <Button>Commercial</Button>
    </ButtonGroup>,
    { themeName: 'KitButtonGroup' },
  );

  it('ButtonGroup groups its buttons under one name [KIT-BTN-2]', () => {
    renderInTheme(
      <ButtonGroup aria-label="Line of business">
        <Button>Personal</Button>
        <Button>Commercial</Button>
      </ButtonGroup>,
    );
    const group = screen.getByRole('group', { name: 'Line of business' });
    expect(group).toContainElement(screen.getByRole('button', { name: 'Personal' }));
    expect(cssOf(screen.getByRole('button', { name: 'Personal' }))).toMatch(/border-start-end-radius: ?0/);
  });

  it('ButtonGroup renders a link like its other buttons', () => {
    renderInTheme(
      <ButtonGroup>
        <Button>Personal</Button>
        <Button href="/commercial">Commercial</Button>
      </ButtonGroup>,
    );
    expect(cssOf(screen.getByRole('link'))).toMatch(/border-start-start-radius: ?0/);
    expect(cssOf(screen.getByRole('button'))).not.toMatch(/border-start-start-radius: ?0/);
  });
});

describe('IconButton', () => {
  describeConformance(<IconButton label="Export" />, { refType: HTMLButtonElement, themeName: 'KitIconButton' });

  it('IconButton shows its name as a tooltip under the pointer', async () => {
    renderInTheme(<IconButton label="Export" />);
    await userEvent.hover(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Export');
  });
});
