import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Avatar } from '../Avatar/Avatar.tsx';
import { initials } from '../Avatar/initials.ts';
import { Badge } from '../Badge/Badge.tsx';
import { cappedCount } from '../Badge/cappedCount.ts';
import { Chip } from '../Chip/Chip.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { Grid, gridSpacing } from '../Grid/Grid.tsx';
import * as kit from '../index.ts';
import { Link } from '../Link/Link.tsx';
import { List, ListItem } from '../List/List.tsx';
import { NotFound } from '../NotFound/NotFound.tsx';
import { Paper } from '../Paper/Paper.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { colors } from '../theme/tokens.ts';
import { describeConformance } from './conformance.test-support.tsx';
import { cssOf } from './cssOf.test-support.ts';
import { renderInTheme } from './renderInTheme.test-support.tsx';

describe('Avatar', () => {
  describeConformance(<Avatar name="Dana Reyes" />, { themeName: 'KitAvatar' });

  it.each([
    ['sm', 24],
    ['md', 32],
    ['lg', 40],
    ['xl', 48],
  ] as const)('Avatar of size %s is %i px wide and high [KIT-AVATAR-1]', (size, pixels) => {
    renderInTheme(<Avatar name="Dana Reyes" size={size} />);
    expect(screen.getByRole('img', { name: 'Dana Reyes' })).toHaveStyle({
      width: `${pixels}px`,
      height: `${pixels}px`,
    });
  });

  it.each([
    ['Dana Reyes', 'DR'],
    ['Dana', 'D'],
    ['dana maria reyes', 'DR'],
    ['dana.reyes@agency.test', 'DR'],
    ['Émile Zola', 'ÉZ'],
    ['  ', ''],
  ])('Avatar shows the initials of %p as %p [KIT-AVATAR-1]', (name, expected) => {
    expect(initials(name)).toBe(expected);
    renderInTheme(<Avatar name={name} data-testid="avatar" />);
    expect(screen.getByTestId('avatar')).toHaveTextContent(expected);
  });
});

describe('an image in an avatar', () => {
  it('The image replaces the initials [KIT-AVATAR-1]', () => {
    renderInTheme(<Avatar name="Dana Reyes" src="/people/dana.jpg" data-testid="avatar" />);
    const avatar = screen.getByRole('img', { name: 'Dana Reyes' });
    expect(avatar.querySelector('img')).toHaveAttribute('src', '/people/dana.jpg');
    expect(avatar).toHaveTextContent('');
  });

  describe('an image that does not load', () => {
    const { Image } = window;
    beforeEach(() => {
      window.Image = class {
        onerror?: () => void;
        set src(_address: string) {
          queueMicrotask(() => this.onerror?.());
        }
      } as unknown as typeof Image;
    });
    afterEach(() => {
      window.Image = Image;
    });

    it('The initials replace an image that does not load, and keep the name [KIT-AVATAR-1]', async () => {
      renderInTheme(<Avatar name="Dana Reyes" src="/people/gone.jpg" />);
      expect(await screen.findByText('DR')).toBeVisible();
      expect(screen.getByRole('img', { name: 'Dana Reyes' })).toHaveTextContent('DR');
    });

    it('Drawn initials replace an image that does not load if the name is next to it', async () => {
      renderInTheme(<Avatar name="Dana Reyes" src="/people/gone.jpg" decorative data-testid="avatar" />);
      const avatar = screen.getByTestId('avatar');
      await waitFor(() => expect(avatar.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'DR'));
      expect(avatar).toHaveAttribute('aria-hidden', 'true');
    });
  });
});

describe('small widgets', () => {
  it.each([
    ['checkbox', <kit.Checkbox key="1" label="Personal lines" />, 'checkbox'],
    ['switch', <kit.Switch key="1" label="Personal lines" />, 'switch'],
    ['radio', <kit.Radio key="1" value="personal" label="Personal lines" />, 'radio'],
    ['list', <kit.List key="1" />, 'list'],
    ['divider', <kit.Divider key="1" />, 'separator'],
    ['banner', <kit.Banner key="1">No exports on Saturday.</kit.Banner>, 'status'],
  ])('The kit includes %s [KIT-WIDGET-1]', (_name, element, role) => {
    renderInTheme(element);
    expect(screen.getByRole(role)).toBeInTheDocument();
  });

  it('The kit includes a surface, and a spinner that is not announced [KIT-WIDGET-1]', () => {
    renderInTheme(
      <kit.Paper data-testid="paper">
        <kit.Skeleton width={80} height={16} data-testid="skeleton" />
      </kit.Paper>,
    );
    expect(screen.getByTestId('paper')).toHaveStyle({ borderRadius: 'var(--mui-shape-borderRadius, 8px)' });
    expect(screen.getByTestId('skeleton')).toHaveStyle({ width: '80px', height: '16px' });
    expect(screen.getByTestId('skeleton')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('Badge', () => {
  describeConformance(<Badge count={4} />, { themeName: 'KitBadge' });

  it.each([
    [0, '0'],
    [99, '99'],
    [100, '99+'],
    [4218, '99+'],
  ])('Badge shows a count of %i as %s [KIT-BADGE-1]', (count, text) => {
    expect(cappedCount(count)).toBe(text);
    renderInTheme(<Badge count={count} showZero data-testid="badge" />);
    expect(screen.getByTestId('badge')).toHaveTextContent(text);
  });

  it('Badge shows nothing for a count of 0, unless asked to', () => {
    renderInTheme(<Badge count={0} data-testid="badge" />);
    expect(screen.getByTestId('badge')).toBeEmptyDOMElement();
  });

  it('Badge names the counted items', () => {
    renderInTheme(
      <button type="button">
        Filters <Badge count={4} label="filters in use" />
      </button>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName(/Filters 4\s+filters in use/);
  });
});

describe('Chip', () => {
  describeConformance(<Chip label="State: TX, OK" onRemove={() => undefined} />, { themeName: 'KitChip' });

  it('The remove button and the Delete key remove Chip', async () => {
    const onRemove = jest.fn();
    renderInTheme(<Chip label="State: TX, OK" onRemove={onRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove State: TX, OK' }));
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Delete}');
    expect(onRemove).toHaveBeenCalledTimes(2);
  });

  it('Chip shows a truncated label in full, also on focus of its button', async () => {
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1000);
    renderInTheme(<Chip label="Carrier: Cedar Ridge Casualty and Indemnity" onRemove={() => undefined} />);
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Carrier: Cedar Ridge Casualty and Indemnity');
    jest.restoreAllMocks();
  });

  it('Chip shows its label in full when only the name before its value is cut off', async () => {
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
      return this.textContent === 'Carrier: ' ? 1000 : 0;
    });
    renderInTheme(<Chip label="Carrier: Cedar Ridge" nameLength={9} onRemove={() => undefined} />);
    expect(screen.getByText('Cedar Ridge')).toBeVisible();
    await userEvent.hover(screen.getByText('Cedar Ridge'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Carrier: Cedar Ridge');
    jest.restoreAllMocks();
  });

  it('Chip shows no tooltip for a label that is fully visible', async () => {
    renderInTheme(<Chip label="State: TX" onRemove={() => undefined} />);
    await userEvent.hover(screen.getByText('State: TX'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 450)));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('Chip is a button if it has an action, next to its remove button', async () => {
    const onPress = jest.fn();
    const onRemove = jest.fn();
    const { container } = renderInTheme(<Chip label="State: TX" onPress={onPress} onRemove={onRemove} />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'State: TX' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Remove State: TX' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect([onPress.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('Chip has no button when it is disabled', () => {
    renderInTheme(<Chip label="Personal" onPress={() => undefined} onRemove={() => undefined} disabled />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('Tooltip', () => {
  it('Tooltip is at most 256 px wide, opens on focus and closes on Escape [KIT-TOOLTIP-1]', async () => {
    renderInTheme(
      <Tooltip title="Premium of the policies that fit">
        <button type="button">Search premium</button>
      </Tooltip>,
    );
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip).toHaveStyle({ maxWidth: '256px' });
    expect(screen.getByRole('button', { name: 'Search premium' })).toHaveAccessibleDescription(
      'Premium of the policies that fit',
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('Tooltip labels a control without text on request', () => {
    renderInTheme(
      <Tooltip title="Undo" describeChild={false}>
        <button type="button">
          <svg aria-hidden="true" />
        </button>
      </Tooltip>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Undo');
  });
});

describe('Paper', () => {
  describeConformance(<Paper>Lone Star Risk Advisors</Paper>, { themeName: 'KitPaper' });

  it('Paper has the common radius, and the shadow of its elevation [KIT-WIDGET-1]', () => {
    renderInTheme(<Paper elevation="overlay">Lone Star Risk Advisors</Paper>);
    const paper = screen.getByText('Lone Star Risk Advisors');
    expect(paper).toHaveStyle({ borderRadius: 'var(--mui-shape-borderRadius, 8px)' });
    expect(cssOf(paper)).toContain(`box-shadow: ${colors.shadowOverlay}`);
  });
});

describe('Divider', () => {
  describeConformance(<Divider />, { themeName: 'KitDivider' });

  it('Divider also separates horizontal items [KIT-WIDGET-1]', () => {
    renderInTheme(<Divider orientation="vertical" flexItem />);
    expect(screen.getByRole('separator')).toHaveStyle({ borderRightWidth: 'thin', alignSelf: 'stretch' });
  });
});

describe('Skeleton', () => {
  describeConformance(<Skeleton width={80} height={16} />, { themeName: 'KitSkeleton' });

  it('Skeleton has the size of its content, and is not announced [KIT-WIDGET-1]', () => {
    renderInTheme(<Skeleton width={80} height={16} data-testid="skeleton" />);
    expect(screen.getByTestId('skeleton')).toHaveStyle({ width: '80px', height: '16px' });
    expect(screen.getByTestId('skeleton')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('Spinner', () => {
  describeConformance(<Spinner label="Loading agencies" />, { themeName: 'KitSpinner' });

  it('Spinner announces its label, and nothing if a control announces it', () => {
    const { rerender } = renderInTheme(<Spinner label="Loading agencies" />);
    expect(screen.getByRole('progressbar', { name: 'Loading agencies' })).toBeInTheDocument();
    rerender(<Spinner />);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('Link', () => {
  describeConformance(<Link href="/find-agencies">Find agencies</Link>, {
    refType: HTMLAnchorElement,
    themeName: 'KitLink',
  });

  it('Link opens other sites in a new tab, safely', () => {
    renderInTheme(
      <Link href="https://www.census.gov" external>
        Census Bureau
      </Link>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  });
});
describe('VisuallyHidden', () => {
  describeConformance(<VisuallyHidden>filters in use</VisuallyHidden>, { themeName: 'KitVisuallyHidden' });

  it('VisuallyHidden is announced with its neighbour, and takes no space', () => {
    renderInTheme(
      <button type="button">
        4 <VisuallyHidden>filters in use</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: '4 filters in use' })).toBeInTheDocument();
    expect(screen.getByText('filters in use')).toHaveStyle({ position: 'absolute', width: '1px', height: '1px' });
  });
});

describe('Grid', () => {
  describeConformance(<Grid spacing={2}>Agency</Grid>, { themeName: 'KitGrid' });

  it('gridSpacing lists the valid spacings in its error', () => {
    expect(() => gridSpacing(99 as never)).toThrow('Grid needs a "spacing" from 0 to 8; it is 99.');
  });

  it.each([
    [1, '4px'],
    [2, '8px'],
    [8, '32px'],
  ] as const)('Grid separates by spacing %i as %s [KIT-THEME-2]', (spacing, pixels) => {
    renderInTheme(
      <Grid container spacing={spacing} data-testid="grid">
        <Grid size={6}>Agency</Grid>
      </Grid>,
    );
    expect(cssOf(screen.getByTestId('grid'))).toContain(`--Grid-rowSpacing: ${pixels}`);
  });
});

describe('StatusMessage', () => {
  describeConformance(<StatusMessage>1,248 agencies</StatusMessage>, { themeName: 'KitStatusMessage' });

  it('StatusMessage is a live region that stays while its text changes', () => {
    const { rerender } = render(<StatusMessage>{''}</StatusMessage>);
    const region = screen.getByRole('status');
    rerender(<StatusMessage>12 options</StatusMessage>);
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent('12 options');
    expect(region).toHaveAttribute('aria-live', 'polite');
  });
});

describe('List', () => {
  describeConformance(
    <List>
      <ListItem secondary="Austin, TX">Lone Star Risk Advisors</ListItem>
    </List>,
    { refType: HTMLUListElement, themeName: 'KitList' },
  );

  it('List lists items [KIT-WIDGET-1]', () => {
    renderInTheme(
      <List divided aria-label="Agencies">
        <ListItem end="$38,412,650">Lone Star Risk Advisors</ListItem>
        <ListItem>Sooner State Underwriters</ListItem>
      </List>,
    );
    expect(screen.getByRole('list', { name: 'Agencies' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('NotFound', () => {
  describeConformance(<NotFound title="No agencies found" />, { themeName: 'KitNotFound' });

  it('NotFound shows a title, an optional description and a button [KIT-SHELL-9]', () => {
    const { rerender } = renderInTheme(<NotFound title="No agencies found" />);
    expect(screen.getByRole('heading', { name: 'No agencies found' })).toBeInTheDocument();
    expect(screen.queryByText('Take a filter away.')).toBeNull();
    rerender(
      <NotFound
        title="No agencies found"
        description="Take a filter away."
        action={<button type="button">Clear search</button>}
      />,
    );
    expect(screen.getByText('Take a filter away.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clear search' })).toBeInTheDocument();
  });
});

describe('ErrorPage', () => {
  describeConformance(<ErrorPage heading="This page could not be shown" />, { themeName: 'KitErrorPage' });

  it('ErrorPage shows a heading, a description and the two ways back [KIT-SHELL-8]', async () => {
    const onBack = jest.fn();
    renderInTheme(
      <ErrorPage heading="This page could not be shown" description="It may have moved." onBack={onBack} />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeInTheDocument();
    expect(screen.getByText('It may have moved.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Previous Page' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});
