import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';

const Cover = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  background: theme.palette.common.white,
  '[data-color-scheme="dark"] &': { background: colors.page },
}));

/** A blank cover over the whole screen: white, or the ground of a dark scheme. The page under it cannot be used or read. */
export function MfaCover(props: ComponentProps<'div'>) {
  const cover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const covered = [...(cover.current?.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && element !== cover.current,
    );
    for (const element of covered) element.inert = true;
    return () => covered.forEach((element) => (element.inert = false));
  }, []);
  return <Cover {...props} ref={cover} aria-hidden />;
}
