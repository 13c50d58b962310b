import { colors, fontSizes, radius } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BrandBar } from '../shell/BrandBar.tsx';

/** Max width of the card (AUTH-MFA-2), in px. */
const cardWidthPx = 440;

const Screen = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  width: '100%',
  minHeight: '100dvh',
  background: colors.page,
});
const Middle = styled('div')({ display: 'grid', alignContent: 'center', justifyItems: 'center', padding: 16 });

/** A whole screen with the product's bar and one card in its middle. `isPage`: it is no overlay, so the card is its main content. */
export function CardScreen({ isPage = false, children }: { isPage?: boolean; children: ReactNode }) {
  return (
    <Screen>
      <BrandBar />
      <Middle as={isPage ? 'main' : 'div'}>{children}</Middle>
    </Screen>
  );
}

/** The card: a heading, some text and buttons. */
export const Card = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: cardWidthPx,
  padding: 32,
  color: colors.text,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  '& h1': { margin: '0 0 12px', fontSize: fontSizes.lg, fontWeight: 500, lineHeight: 1.4 },
  '& p': { margin: '0 0 24px', color: colors.textMuted },
  '@media (max-width: 480px)': { padding: 24 },
});

/** The buttons of a card, the main one first. */
export const CardActions = styled('div')({ display: 'grid', gap: 12 });
