'use client';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import FirstPageOutlined from '@mui/icons-material/FirstPageOutlined';
import LastPageOutlined from '@mui/icons-material/LastPageOutlined';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, useId, useState, type HTMLAttributes, type ReactElement } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { paginationTexts } from '../locale/englishTexts.ts';
import type { PaginationTexts } from '../locale/KitTexts.types.ts';
import { useLocale, useTexts } from '../locale/LocaleContext.ts';
import { numberText } from '../locale/numberText.ts';
import { Select, type SelectProps } from '../Select/Select.tsx';
import type { SlotProps } from '../slots/SlotProps.ts';
import { colors, fontSizes, type ControlSize } from '../theme/tokens.ts';
import { partProps } from '../slots/partProps.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { PageRange } from './pageRange.ts';
import { usePages } from './usePages.ts';

/** Why another page is to be shown. */
export interface PageChangeDetails {
  /** Which button was pressed; `page-size`: the first row shown moved to another page. */
  reason: 'first' | 'previous' | 'next' | 'last' | 'page-size';
}

/** Why the number of rows per page changed. */
export interface PageSizeChangeDetails {
  /** The user chose another number. */
  reason: 'select';
}

/** The parts of a `Pagination`. */
export interface PaginationSlotProps {
  /** The words before the sizes. */
  label?: SlotProps<HTMLLabelElement>;
  /** The field of the sizes. */
  select?: Pick<SelectProps, 'className' | 'sx' | 'slotProps'>;
  /** "1-25 of 1,248". */
  caption?: SlotProps<HTMLSpanElement>;
  /** Every button. */
  button?: SlotProps<HTMLButtonElement>;
}

/** Props of `Pagination`; everything else goes to the root element. */
export interface PaginationProps extends HTMLAttributes<HTMLElement> {
  /** The page shown, counted from 0 (controlled). */
  pageIndex?: number;
  /** The page at the start, counted from 0, when the control holds it. Default 0. */
  defaultPageIndex?: number;
  /** Rows per page (controlled). */
  pageSize?: number;
  /** Rows per page initially (uncontrolled). Default 10. */
  defaultPageSize?: number;
  /** Rows on all pages together. */
  total: number;
  /** Returns the text of a total other than 0, such as "23 groups and rows". Default: the number. */
  formatTotal?: ((total: number) => string) | undefined;
  /** Called with the page to show, counted from 0, and why. */
  onPageChange?: (pageIndex: number, details: PageChangeDetails) => void;
  /**
   * Called with the new number of rows per page; `onPageChange` follows when the first row shown moves to another page.
   * Without it a size that the parent holds cannot be changed.
   */
  onPageSizeChange?: (pageSize: number, details: PageSizeChangeDetails) => void;
  /** Sizes to choose from. Default 10, 25, 50, 100. */
  pageSizeOptions?: readonly number[];
  /** Shows buttons to the first and the last page. Default false. */
  showFirstAndLast?: boolean;
  /** Size of the controls. Default `sm`. */
  size?: ControlSize;
  /** The control cannot be used. Default false. */
  disabled?: boolean;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: PaginationSlotProps;
}

const defaultSizes: readonly number[] = [10, 25, 50, 100];

/** On a phone the parts move together, so that they keep to one line. */
const phone = '@media (max-width: 480px)';

const Root = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  color: colors.textMuted,
  fontSize: fontSizes.sm,
  [phone]: { columnGap: 6, fontSize: fontSizes.xs },
});
const Part = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, [phone]: { gap: 8 } });
// At the end of its line, also on a line of its own.
const EndPart = styled(Part)({ marginInlineStart: 'auto' });
const Buttons = styled('div')({
  display: 'flex',
  gap: 8,
  [phone]: { gap: 4 },
  '&:dir(rtl) svg': { transform: 'scaleX(-1)' },
});
// Where even that is too wide the field is alone; it has a name of its own.
const SizeLabel = styled('label')({ whiteSpace: 'nowrap', '@media (max-width: 359px)': { display: 'none' } });
const Caption = styled('span')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

const sizeField = { width: 76, [phone]: { width: 60, '& > [data-size]': { paddingInline: '6px', gap: '2px' } } };

/** Shows the page of rows and changes it: "Rows per page:", "1-25 of 1,248", previous and next. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(inProps, ref) {
  const {
    pageIndex,
    defaultPageIndex,
    pageSize: givenSize,
    defaultPageSize,
    total,
    formatTotal,
    ...own
  } = useThemedProps('KitPagination', inProps);
  const { onPageChange, onPageSizeChange, pageSizeOptions = defaultSizes, ...shown } = own;
  const { showFirstAndLast = false, size = 'sm', disabled = false, slotProps, ...rest } = shown;
  const sizeId = useId();
  const texts = useTexts('kitPagination', paginationTexts);
  const locale = useLocale();
  const held = { pageIndex, defaultPageIndex, pageSize: givenSize, defaultPageSize };
  const { page, pageSize, canResize, showPage, resize } = usePages({ ...held, onPageChange, onPageSizeChange, total });
  return (
    <Root ref={ref} aria-label={texts.pagination} data-pagination="" {...rest}>
      {canResize && (
        <Part>
          <SizeLabel dir="auto" {...slotProps?.label} id={`${sizeId}-label`}>
            {texts.rowsPerPage}
          </SizeLabel>
          <Select
            {...partProps(slotProps?.select, { sx: sizeField })}
            id={sizeId}
            aria-label={texts.rowsPerPage}
            size={size}
            disabled={disabled}
            options={sizeOptions(pageSizeOptions, pageSize)}
            value={String(pageSize)}
            onValueChange={resize}
          />
        </Part>
      )}
      <EndPart>
        <Caption aria-live="polite" {...slotProps?.caption} dir="auto">
          {caption(page, texts, locale, formatTotal)}
        </Caption>
        <PageButtons
          page={page}
          size={size}
          disabled={disabled}
          showFirstAndLast={showFirstAndLast}
          slotProps={slotProps}
          texts={texts}
          onPageChange={showPage}
        />
      </EndPart>
    </Root>
  );
});

/** "1-25 of 1,248"; "0 of 0" where there is nothing. */
function caption(
  { first, last, total }: PageRange,
  texts: PaginationTexts,
  locale: string,
  formatTotal = (count: number) => numberText(count, locale),
): string {
  if (total === 0) return texts.empty(numberText(0, locale));
  return texts.range(numberText(first, locale), numberText(last, locale), formatTotal(total));
}

interface PageButtonsProps {
  page: PageRange;
  size: ControlSize;
  disabled: boolean;
  showFirstAndLast: boolean;
  slotProps: PaginationSlotProps | undefined;
  texts: PaginationTexts;
  onPageChange: (pageIndex: number, details: PageChangeDetails) => void;
}

function PageButtons(props: PageButtonsProps): ReactElement {
  const { page, size, disabled, showFirstAndLast, slotProps, texts, onPageChange } = props;
  const { pageIndex, pageCount } = page;
  // At an end the pressed button keeps the focus, out of use: a further press must not turn back.
  const [focused, setFocused] = useState<string | null>(null);
  const atStart = disabled || pageIndex === 0;
  const atEnd = disabled || pageIndex >= pageCount - 1;
  const button = (
    reason: 'first' | 'previous' | 'next' | 'last',
    icon: ReactElement,
    isDisabled: boolean,
    target: number,
  ) => (
    <IconButton
      {...slotProps?.button}
      size={size}
      label={texts[reason]}
      variant="outlined"
      tooltip={false}
      disabled={isDisabled && focused !== reason}
      aria-disabled={isDisabled && focused === reason ? true : undefined}
      onClick={(event) => {
        slotProps?.button?.onClick?.(event);
        setFocused(reason);
        onPageChange(target, { reason });
      }}
      onBlur={(event) => {
        slotProps?.button?.onBlur?.(event);
        setFocused(null);
      }}
    >
      {icon}
    </IconButton>
  );
  return (
    <Buttons>
      {showFirstAndLast && button('first', <FirstPageOutlined />, atStart, 0)}
      {button('previous', <ChevronLeftOutlined />, atStart, pageIndex - 1)}
      {button('next', <ChevronRightOutlined />, atEnd, pageIndex + 1)}
      {showFirstAndLast && button('last', <LastPageOutlined />, atEnd, pageCount - 1)}
    </Buttons>
  );
}

/** The sizes to choose from, and the present one where it is another. */
function sizeOptions(sizes: readonly number[], current: number): string[] {
  const all = sizes.includes(current) ? sizes : [...sizes, current].sort((a, b) => a - b);
  return all.map(String);
}
