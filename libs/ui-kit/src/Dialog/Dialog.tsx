'use client';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { forwardRef, useId, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { commonTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { partProps } from '../slots/partProps.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { floatingSurface } from '../theme/floatingSurface.ts';
import { colors, fontSizes, corners } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { DialogBody } from './DialogBody.tsx';

/** Why a dialog is to be closed. */
export interface DialogCloseDetails {
  /** What the user did. */
  reason: 'escape' | 'backdrop' | 'close-button';
}

/** The type of a dialog: a task, a warning, or an error or destructive action. */
export type DialogType = 'default' | 'warning' | 'error';

/** The parts of a `Dialog`: those of MUI's dialog, and those on its surface. */
export interface DialogSlotProps extends Omit<NonNullable<MuiDialogProps['slotProps']>, 'paper' | 'backdrop'> {
  /** The surface. */
  paper?: SlotProps<HTMLDivElement>;
  /** What covers the page behind it. */
  backdrop?: SlotProps<HTMLDivElement>;
  /** The row of the title. */
  header?: SlotProps<HTMLDivElement>;
  /** The title itself. */
  title?: SlotProps<HTMLHeadingElement>;
  /** The close button. */
  closeButton?: SlotProps<HTMLButtonElement>;
  /** The element around the content. */
  content?: SlotProps<HTMLDivElement>;
  /** The row of the buttons. */
  actions?: SlotProps<HTMLDivElement>;
}

/** Props of `Dialog`; everything else goes to MUI's dialog. */
export interface DialogProps extends Omit<
  MuiDialogProps,
  'title' | 'onClose' | 'maxWidth' | 'fullWidth' | 'fullScreen' | 'scroll' | 'slotProps'
> {
  /** Whether it is open. */
  open: boolean;
  /** Called when the user closes it; set `open` to false. Default: the dialog has no close button. */
  onClose?: (details: DialogCloseDetails) => void;
  /** The title. */
  title: ReactNode;
  /** Draws a warning or an error mark beside the title. Default `default`. */
  type?: DialogType;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** Escape closes it. Default false. */
  closeOnEscape?: boolean;
  /** A press beside it closes it. Default false. */
  closeOnBackdropClick?: boolean;
  /** Name of the close button. Default "Close". */
  closeLabel?: string;
  /** Props of the parts inside. */
  slotProps?: DialogSlotProps;
}

const backdropFadeMs = 140;

const marks: Readonly<Record<DialogType, ReactNode>> = {
  default: null,
  warning: <WarningAmberOutlined aria-hidden />,
  error: <ErrorOutlineOutlined aria-hidden />,
};

const Root = styled(MuiDialog)({
  '& .MuiDialog-paper': {
    minWidth: 'min(440px, 90%)',
    maxWidth: '90%',
    margin: 16,
    ...floatingSurface,
    borderRadius: corners.outer,
  },
});
const Header = styled('div')({
  display: 'flex',
  // Mark and cross are on the first line of a long title.
  alignItems: 'flex-start',
  gap: 12,
  paddingTop: 16,
  paddingInline: '24px 16px',
  '& > svg': { flexShrink: 0, marginTop: 4 },
  '&[data-type="warning"] > svg': { color: colors.warning },
  '&[data-type="error"] > svg': { color: colors.danger },
});
const Title = styled('h2')({
  flex: 1,
  minWidth: 0,
  margin: '2px 0',
  fontSize: fontSizes.lg,
  fontWeight: 500,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 24px',
  borderTop: `1px solid ${colors.line}`,
});

/** A modal dialog. It takes the focus, and returns it when it closes. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(inProps, ref) {
  const texts = useTexts('kitCommon', commonTexts);
  const themed = useThemedProps('KitDialog', inProps);
  const { onClose, title, type = 'default', actions, children, slotProps, ...own } = themed;
  const { closeOnEscape = false, closeOnBackdropClick = false, closeLabel = texts.close, ...rest } = own;
  const { header, title: titleProps, closeButton, content, actions: actionsProps, ...muiSlots } = slotProps ?? {};
  const titleId = useId();
  const ownContentId = useId();
  const contentId = content?.id ?? ownContentId;
  // Screen readers read a warning with its message, not only its title.
  const isMessage = type !== 'default' && children != null;
  const handleClose = (_event: unknown, reason: 'escapeKeyDown' | 'backdropClick') => {
    if (reason === 'escapeKeyDown' && closeOnEscape) onClose?.({ reason: 'escape' });
    if (reason === 'backdropClick' && closeOnBackdropClick) onClose?.({ reason: 'backdrop' });
  };
  return (
    <Root
      ref={ref}
      aria-labelledby={titleId}
      aria-describedby={isMessage ? contentId : undefined}
      role={type === 'default' ? 'dialog' : 'alertdialog'}
      transitionDuration={backdropFadeMs}
      {...rest}
      onClose={handleClose}
      slotProps={{ ...muiSlots, backdrop: { transitionDuration: backdropFadeMs, ...muiSlots.backdrop } }}
    >
      <Header {...header} data-type={type}>
        {marks[type]}
        <Title {...titleProps} id={titleId}>
          {title}
        </Title>
        {onClose && (
          <IconButton
            {...closeButton}
            label={closeLabel}
            size="md"
            tooltip={false}
            onClick={(event) => {
              closeButton?.onClick?.(event);
              onClose({ reason: 'close-button' });
            }}
          >
            <CloseOutlined />
          </IconButton>
        )}
      </Header>
      {children != null && (
        <DialogBody {...content} id={contentId} titleId={titleId}>
          {children}
        </DialogBody>
      )}
      {actions && <Actions {...partProps(actionsProps, { className: 'KitDialog-actions' })}>{actions}</Actions>}
    </Root>
  );
});
