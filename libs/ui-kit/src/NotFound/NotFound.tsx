'use client';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { colors, fontSizes } from '../theme/tokens.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** The parts of a `NotFound`. */
export interface NotFoundSlotProps {
  /** The element around the picture. */
  icon?: SlotProps<HTMLDivElement>;
  /** The title. */
  title?: SlotProps<HTMLDivElement>;
  /** The description. */
  description?: SlotProps<HTMLDivElement>;
  /** The element around the action. */
  action?: SlotProps<HTMLDivElement>;
}

/** Props of `NotFound`; everything else goes to its root element. */
export interface NotFoundProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What was not found. */
  title: string;
  /** What to do about it. */
  description?: ReactNode;
  /** The next step: a `Button`. */
  action?: ReactNode;
  /** The picture above the title. Default: a crossed-out magnifier. */
  icon?: ReactNode;
  /** Level of the title's heading. Default 2. */
  headingLevel?: 1 | 2 | 3;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: NotFoundSlotProps;
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  padding: '48px 24px',
  color: colors.text,
  textAlign: 'center',
  textWrap: 'balance',
});
const Mark = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  marginBottom: 16,
  borderRadius: '50%',
  backgroundColor: colors.sunken,
  color: colors.textMuted,
  '& > svg': { fontSize: 28 },
});
const Title = styled('div')({ maxWidth: '100%', margin: 0, fontSize: fontSizes.lg, fontWeight: 500, lineHeight: 1.4 });
const Description = styled('div')({
  maxWidth: 'min(480px, 100%)',
  marginTop: 8,
  color: colors.textMuted,
  fontSize: fontSizes.sm,
  lineHeight: 1.5,
});
const Action = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  maxWidth: '100%',
  marginTop: 20,
  // One below the other they are of one width.
  '@media (max-width: 479.95px)': { flexDirection: 'column' },
});

/** Explains that there is no content, and shows what to do next. */
export const NotFound = forwardRef<HTMLDivElement, NotFoundProps>(function NotFound(inProps, ref) {
  const { title, description, action, icon, headingLevel = 2, ...own } = useThemedProps('KitNotFound', inProps);
  const { slotProps, ...rest } = own;
  return (
    <Root ref={ref} {...rest}>
      <Mark {...slotProps?.icon} aria-hidden="true">
        {icon ?? <SearchOffOutlined />}
      </Mark>
      <Title {...slotProps?.title} role="heading" aria-level={headingLevel}>
        {title}
      </Title>
      {description != null && <Description {...slotProps?.description}>{description}</Description>}
      {action != null && <Action {...slotProps?.action}>{action}</Action>}
    </Root>
  );
});
