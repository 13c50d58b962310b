import { Button, colors, fontSizes, Skeleton } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { t } from '../language/texts.ts';

/** The title of a tile that has no drawing, with its menu. */
export const TileTitle = styled('h3')({
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

const Stop = styled(Button)({
  // It makes the title no higher: the placeholder that follows has none.
  marginTop: -4,
  animation: 'show-stop 0s 3s both',
  '@keyframes show-stop': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
  '@media print': { display: 'none' },
});

/** The placeholder of a tile's drawing, in its size. */
export function TilePlaceholder({
  title,
  height,
  actions,
  children,
}: {
  title: string;
  /** Height of the drawing that it replaces, in px. */
  height: number;
  actions?: ReactNode;
  children: ReactNode;
}): ReactElement {
  return (
    <>
      <TileTitle>
        {title}
        {actions}
      </TileTitle>
      <Middle style={{ minHeight: height + 46 }}>{children}</Middle>
    </>
  );
}

/** A tile that loads for the first time; one that takes its time can be stopped. */
export function TileSkeleton({
  title,
  height,
  onStop,
}: {
  title: string;
  /** Height of the drawing that it replaces, in px. */
  height: number;
  onStop?: () => void;
}): ReactElement {
  return (
    <div role="group" aria-label={t('Loading {title}', { title })}>
      <TileTitle>
        {title}
        {onStop && (
          <Stop size="cp" variant="text" color="secondary" onClick={onStop}>
            {t('Stop')}
          </Stop>
        )}
      </TileTitle>
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
  children,
}: {
  text: string;
  action: string;
  onAction: () => void;
  /** Further buttons. */
  children?: ReactNode;
}): ReactElement {
  return (
    <>
      <p>{text}</p>
      <Button size="sm" variant="outlined" color="secondary" onClick={onAction}>
        {action}
      </Button>
      {children}
    </>
  );
}
