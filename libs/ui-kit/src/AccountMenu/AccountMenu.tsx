'use client';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useId, useState, type HTMLAttributes, type ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { colors, fontSizes } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useMendedHref } from '../navigation/ShellLink.tsx';

/** Props of `AccountMenu`; everything else goes to the avatar button. */
export interface AccountMenuProps extends Omit<HTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The name to show; the user name stands in for it. */
  displayName?: string | null;
  /** The name the person signs in with. */
  userName: string;
  /** Address of the person's picture. */
  pictureUrl?: string;
  /** Where the person manages the account; without it there is no such link. */
  accountUrl?: string;
  /** Runs when the person logs out. */
  onLogOut: () => void;
  /** More entries, above "Log out": `MenuItem`s. */
  items?: ReactNode;
}

const AvatarButton = styled(ButtonBase)({
  borderRadius: '50%',
  '&.Mui-focusVisible': { outlineColor: 'currentColor' },
});
const Person = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 12px 12px',
  minWidth: 0,
  '& > div:last-of-type': { minWidth: 0 },
});
const Name = styled('div')({ fontWeight: 500, overflowWrap: 'anywhere' });
const UserName = styled('div')({ color: colors.textMuted, fontSize: fontSizes.xs, overflowWrap: 'anywhere' });

/** The avatar button at the end of the top bar and the menu behind it. */
export const AccountMenu = forwardRef<HTMLButtonElement, AccountMenuProps>(function AccountMenu(inProps, ref) {
  const { displayName, userName, pictureUrl, accountUrl, onLogOut, items, ...rest } = useThemedProps(
    'KitAccountMenu',
    inProps,
  );
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const forkedRef = useForkRef(ref, setButton);
  const menuId = useId();
  const name = displayName || userName;
  const close = () => setOpen(false);
  return (
    <>
      <Tooltip title="Account" describeChild={false}>
        <AvatarButton
          ref={forkedRef}
          {...rest}
          aria-label="Account"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={() => setOpen(true)}
        >
          <Avatar name={name} src={pictureUrl} decorative />
        </AvatarButton>
      </Tooltip>
      <Menu id={menuId} anchor={button} open={open} onClose={close} align="end" width={250} aria-label="Account">
        <Person role="presentation">
          <Avatar name={name} src={pictureUrl} size="lg" decorative />
          <div>
            <Name>{name}</Name>
            {name !== userName && <UserName>{userName}</UserName>}
          </div>
        </Person>
        <Divider role="separator" component="li" sx={{ margin: '0 -4px 4px' }} />
        {accountUrl && <AccountLink href={accountUrl} onFollow={close} />}
        {items}
        <MenuItem
          icon={<LogoutOutlined />}
          onClick={() => {
            close();
            onLogOut();
          }}
        >
          Log out
        </MenuItem>
      </Menu>
    </>
  );
});

/** Leads to another application: a link of the browser, not of the application's router. */
const AccountLink = forwardRef<HTMLLIElement, { href: string; onFollow: () => void }>(function AccountLink(props, ref) {
  const { href, onFollow, ...focusable } = props;
  const target = useMendedHref(href);
  return (
    <MenuItem ref={ref} {...focusable} component="a" href={target} icon={<ManageAccountsOutlined />} onClick={onFollow}>
      Manage your Account
    </MenuItem>
  );
});
