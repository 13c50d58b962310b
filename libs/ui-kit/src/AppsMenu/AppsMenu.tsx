'use client';
import AppsOutlined from '@mui/icons-material/AppsOutlined';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useState, type ReactNode } from 'react';
import { assertList } from '../assertList/assertList.ts';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { shellTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { Popover, type PopoverProps } from '../Popover/Popover.tsx';
import { partProps } from '../slots/partProps.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { appsMenuPart } from './appsMenuPart.ts';

/** An application to change to. */
export interface AppEntry {
  /** Its name, unique among all entries. */
  name: string;
  /** The label. Default: the name. */
  title?: string;
  /** Its address. */
  url: string;
  /** Its mark. */
  icon?: ReactNode;
  /** Whether it is the current application. Default false. */
  selected?: boolean;
}

/** A group of applications. */
export interface AppGroup {
  /** The name of the group. */
  title: string;
  /** Its applications. */
  apps: readonly AppEntry[];
}

/** The parts of an `AppsMenu`. */
export interface AppsMenuSlotProps {
  /** The layer that the list opens in, with `slotProps` for its surface. */
  popover?: SlotProps<HTMLDivElement> & Pick<PopoverProps, 'slotProps'>;
  /** Every group: its heading and its applications. */
  group?: SlotProps<HTMLElement>;
  /** Every group's heading. */
  heading?: SlotProps<HTMLHeadingElement>;
  /** Every application's link. */
  entry?: SlotProps<HTMLAnchorElement>;
}

/** Props of `AppsMenu`; everything else goes to the button. */
export interface AppsMenuProps extends Omit<IconButtonProps, 'label' | 'children' | 'slotProps'> {
  /** The applications, in groups. */
  groups: readonly AppGroup[];
  /** Name of the button. Default "Apps". */
  label?: string;
  /** Props of the parts inside. */
  slotProps?: AppsMenuSlotProps;
}

// The list overlaps the top bar, which is above ordinary popovers.
const overTopBar = { zIndex: 1101 };

/** The button that opens the list of applications, and the list. */
export const AppsMenu = forwardRef<HTMLButtonElement, AppsMenuProps>(function AppsMenu(inProps, ref) {
  const texts = useTexts('kitShell', shellTexts);
  const { groups, label = texts.apps, slotProps, ...rest } = useThemedProps('KitAppsMenu', inProps);
  assertList('AppsMenu', 'groups', groups);
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const forkedRef = useForkRef(ref, setButton);
  const close = () => setOpen(false);
  const part = useLazyPart(appsMenuPart, open);
  return (
    <>
      <IconButton
        ref={forkedRef}
        {...rest}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => {
          rest.onClick?.(event);
          setOpen(true);
        }}
      >
        <AppsOutlined />
      </IconButton>
      {part && (
        <Popover
          {...partProps(slotProps?.popover, { sx: overTopBar })}
          open={open}
          anchor={button}
          onClose={close}
          aria-label={label}
        >
          <part.AppsMenuList groups={groups} slotProps={slotProps} onLeave={close} />
        </Popover>
      )}
    </>
  );
});
