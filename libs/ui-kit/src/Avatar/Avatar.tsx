'use client';
import MuiAvatar, { type AvatarProps as MuiAvatarProps } from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { forwardRef } from 'react';
import { otherTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { colors } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { initials } from './initials.ts';

/** The four sizes of an avatar. */
export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl';

/** Props of `Avatar`; everything else goes to its root element. */
export interface AvatarProps extends Omit<MuiAvatarProps, 'children'> {
  /** The name of the user: the picture's text and the source of the initials. */
  name: string;
  /** Address of the picture; without one, or when it does not load, one or two initials are shown. */
  src?: string;
  /** Diameter 24, 32, 40 or 48 px. Default `md`. */
  size?: AvatarSize;
  /** True hides it from screen readers, if an element nearby has the name. Default false. */
  decorative?: boolean;
}

const diameters: Readonly<Record<AvatarSize, number>> = { sm: 24, md: 32, lg: 40, xl: 48 };
const fontSizes: Readonly<Record<AvatarSize, string>> = { sm: '0.625rem', md: '0.75rem', lg: '0.875rem', xl: '1rem' };

const Root = styled(MuiAvatar)<{ 'data-size': AvatarSize }>(({ 'data-size': size }) => ({
  width: diameters[size],
  height: diameters[size],
  fontSize: fontSizes[size],
  fontWeight: 700,
  letterSpacing: 0,
  backgroundColor: colors.avatar,
  color: colors.onAvatar,
  // Generated content: visible text must be part of the accessible name of a surrounding button.
  '& [data-initials]::before': { content: 'attr(data-initials)' },
}));

/** A user: a picture, or initials. */
export const Avatar = forwardRef<HTMLDivElement, AvatarProps>(function Avatar(inProps, ref) {
  const { name = '', size = 'md', decorative = false, ...rest } = useThemedProps('KitAvatar', inProps);
  const { unnamedPerson } = useTexts('kitOther', otherTexts);
  const drawn = initials(name);
  const spoken = name.trim() === '' ? unnamedPerson : name;
  const meaning = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': spoken };
  // The picture has no name of its own: its replacement when it does not load has the same name.
  return (
    <Root
      ref={ref}
      alt=""
      {...meaning}
      {...rest}
      data-size={size}
      // With neither picture nor initials MUI draws a figure of a user.
      children={drawn === '' ? undefined : decorative ? <span data-initials={drawn} /> : drawn}
    />
  );
});
