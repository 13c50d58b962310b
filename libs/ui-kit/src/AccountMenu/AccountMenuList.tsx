'use client';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import { styled } from '@mui/material/styles';
import { forwardRef, type ReactElement, type ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { shellTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { useMendedHref } from '../navigation/ShellLink.tsx';
import { colors, fontSizes } from '../theme/tokens.ts';
import type { AccountMenuProps, AccountMenuSlotProps } from './AccountMenu.tsx';

/** Props of `AccountMenuList`. */
export interface AccountMenuListProps extends Pick<
  AccountMenuProps,
  'userName' | 'pictureUrl' | 'accountUrl' | 'onLogOut'
> {
  /** More entries. */
  items: ReactNode;
  /** The caller's props of the menu. */
  menu: AccountMenuSlotProps['menu'];
  /** Its id. */
  id: string;
  /** The name to show. */
  name: string;
  /** The anchor element. */
  anchor: HTMLElement | null;
  /** Whether it is open. */
  open: boolean;
  /** Closes it. */
  onClose: () => void;
}

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

/** The menu behind the avatar: who is signed in, their account, log out. */
export function AccountMenuList(props: AccountMenuListProps): ReactElement {
  const { id, name, anchor, open, onClose, userName, pictureUrl, accountUrl, onLogOut, items, menu } = props;
  const texts = useTexts('kitShell', shellTexts);
  return (
    <Menu
      {...menu}
      id={id}
      anchor={anchor}
      open={open}
      onClose={onClose}
      align="end"
      width={250}
      aria-label={texts.account}
    >
      <Person role="presentation">
        <Avatar name={name} src={pictureUrl} size="lg" decorative />
        <div>
          <Name>{name}</Name>
          {name !== userName && <UserName>{userName}</UserName>}
        </div>
      </Person>
      <Divider role="separator" component="li" sx={{ margin: '0 -4px 4px' }} />
      {accountUrl && <AccountLink href={accountUrl} onFollow={onClose} />}
      {items}
      <MenuItem
        icon={<LogoutOutlined />}
        onClick={() => {
          onClose();
          onLogOut();
        }}
      >
        {texts.logOut}
      </MenuItem>
    </Menu>
  );
}

/** Links to another application: a plain link, not one of the router. */
const AccountLink = forwardRef<HTMLLIElement, { href: string; onFollow: () => void }>(function AccountLink(props, ref) {
  const { href, onFollow, ...focusable } = props;
  const target = useMendedHref(href);
  const { manageAccount } = useTexts('kitShell', shellTexts);
  return (
    <MenuItem ref={ref} {...focusable} component="a" href={target} icon={<ManageAccountsOutlined />} onClick={onFollow}>
      {manageAccount}
    </MenuItem>
  );
});
