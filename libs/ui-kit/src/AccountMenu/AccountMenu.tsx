'use client';
import ButtonBase from '@mui/material/ButtonBase';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useId, useState, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { AvatarProps } from '../Avatar/Avatar.tsx';
import { shellTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import type { MenuProps } from '../Menu/Menu.tsx';
import type { SlotProps } from '../slots/SlotProps.ts';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { accountMenuPart } from './accountMenuPart.ts';

/** The parts of an `AccountMenu`. */
export interface AccountMenuSlotProps {
  /** The avatar in the button. */
  avatar?: SlotProps<HTMLDivElement> & Pick<AvatarProps, 'size'>;
  /** The menu, with `slotProps` for its surface and its list. */
  menu?: SlotProps<HTMLDivElement> & Pick<MenuProps, 'slotProps'>;
}

/** Props of `AccountMenu`; everything else goes to the avatar button. */
export interface AccountMenuProps extends Omit<HTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The name to show. Default: the user name. */
  displayName?: string | null;
  /** The user's sign-in name. */
  userName: string;
  /** Address of the user's picture. */
  pictureUrl?: string;
  /** Address of the account page; without it there is no link. */
  accountUrl?: string;
  /** Runs when the user logs out. */
  onLogOut: () => void;
  /** More entries, above "Log out": `MenuItem`s, or a function that makes them and receives what closes the menu. */
  items?: ReactNode | ((close: () => void) => ReactNode);
  /** Style overrides of the avatar button. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: AccountMenuSlotProps;
}

const AvatarButton = styled(ButtonBase)({
  borderRadius: '50%',
  '&.Mui-focusVisible': { outlineColor: 'currentColor' },
});

/** The avatar button at the end of the top bar, and its menu. */
export const AccountMenu = forwardRef<HTMLButtonElement, AccountMenuProps>(function AccountMenu(inProps, ref) {
  const { displayName, userName, pictureUrl, accountUrl, onLogOut, items, slotProps, ...rest } = useThemedProps(
    'KitAccountMenu',
    inProps,
  );
  const { account } = useTexts('kitShell', shellTexts);
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const forkedRef = useForkRef(ref, setButton);
  const menuId = useId();
  const name = displayName || userName;
  const part = useLazyPart(accountMenuPart, open);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    rest.onClick?.(event);
    setOpen(true);
  };
  return (
    <>
      <Tooltip title={account} describeChild={false}>
        <AvatarButton
          ref={forkedRef}
          {...rest}
          aria-label={account}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={press}
        >
          <Avatar {...slotProps?.avatar} name={name} src={pictureUrl} decorative />
        </AvatarButton>
      </Tooltip>
      {part && (
        <part.AccountMenuList
          open={open}
          name={name}
          userName={userName}
          pictureUrl={pictureUrl}
          accountUrl={accountUrl}
          onLogOut={onLogOut}
          menu={slotProps?.menu}
          items={typeof items === 'function' ? items(() => setOpen(false)) : items}
          id={menuId}
          anchor={button}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
});
