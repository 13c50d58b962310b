import type { SxProps, Theme } from '@mui/material/styles';

interface Styled {
  className?: string;
  sx?: SxProps<Theme>;
}

/** What a caller gives to a part, with the part's own class name and styles under the caller's. */
export function partProps<Given extends Styled>(given: Given | undefined, { className, sx }: Styled): Given {
  return {
    ...(given as Given),
    className: [className, given?.className].filter(Boolean).join(' '),
    sx: [sx, given?.sx].flat() as SxProps<Theme>,
  };
}
