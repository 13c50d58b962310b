import { Button, colors, fontSizes, Skeleton } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';

const Title = styled('h3')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 8,
  margin: '4px 0 0',
  fontSize: fontSizes.sm,
  fontWeight: 500,
  lineHeight: 1.43,
});
const Middle = styled('div')({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 12,
  flex: 1,
  textAlign: 'center',
  fontSize: fontSizes.sm,
  color: colors.textMuted,
  '& p': { margin: 0, maxWidth: '48ch' },
});

/** A tile that has no drawing yet: what stands in its place, in its size. */
export function TilePlaceholder({
  title,
  height,
  actions,
  children,
}: {
  title: string;
  /** Height of the drawing that it stands for, in px. */
  height: number;
  actions?: ReactNode;
  children: ReactNode;
}): ReactElement {
  return (
    <>
      <Title>
        {title}
        {actions}
      </Title>
      <Middle style={{ minHeight: height + 46 }}>{children}</Middle>
    </>
  );
}

/** A tile that loads for the first time. */
export function TileSkeleton({ title, height }: { title: string; height: number }): ReactElement {
  return (
    <div role="status" aria-label={`Loading ${title}`}>
      <Title>{title}</Title>
      <Skeleton height={12} width="70%" sx={{ mt: '8px', mb: '18px' }} />
      <Skeleton height={height} />
    </div>
  );
}

/** What happened to a tile, in words, and what can be done about it. */
export function TileMessage({
  text,
  action,
  onAction,
}: {
  text: string;
  action: string;
  onAction: () => void;
}): ReactElement {
  return (
    <>
      <p>{text}</p>
      <Button size="sm" variant="outlined" color="secondary" onClick={onAction}>
        {action}
      </Button>
    </>
  );
}
