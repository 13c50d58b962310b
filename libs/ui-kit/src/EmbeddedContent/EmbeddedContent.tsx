'use client';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { otherTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { colors, corners } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { EmbeddedContentProps } from './EmbeddedContent.types.ts';
import { frameOrigin, toldHeight } from './frameMessage.ts';
import { useFrameMessages } from './useFrameMessages.ts';

const Root = styled('div')({ position: 'relative', minHeight: 0 });
const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  borderRadius: corners.outer,
  // An outline takes no space: the frame is exactly as high as its page reports.
  outline: `1px solid ${colors.line}`,
  outlineOffset: -1,
  // A loading page is white, also in the dark scheme.
  '&[data-loading]': { visibility: 'hidden' },
});
const Loading = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  minHeight: 64,
  border: `1px solid ${colors.line}`,
  borderRadius: corners.outer,
  backgroundColor: colors.surface,
  color: colors.textMuted,
});

const missingSrc = 'Error: Missing src prop for EmbeddedContent component';
const unsafeSrc = 'Error: The src prop of EmbeddedContent must be an http or https address';
/** Only used to parse addresses; its origin is irrelevant. */
const anyPage = 'https://page.invalid';

/**
 * Embeds a page of another application in an iframe. The page can report its height; messages from other senders are
 * ignored.
 */
export const EmbeddedContent = forwardRef<HTMLDivElement, EmbeddedContentProps>(function EmbeddedContent(inProps, ref) {
  const props = useThemedProps('KitEmbeddedContent', inProps);
  const { src, title, height, width, onMessage, logger, frameRef, loadingLabel, slotProps, sx, ...rest } = props;
  const sized = [{ height: height ?? '100%', width: width ?? '100%' }, sx].flat() as SxProps<Theme>;
  const problem = problemOf(src);
  return (
    <Root ref={ref} {...rest} sx={sized}>
      {problem === null ? <FrameBody key={src} {...props} /> : <Alert severity="error">{problem}</Alert>}
    </Root>
  );
});

function FrameBody(props: EmbeddedContentProps): ReactElement {
  const { src, title, height = '100%', onMessage, logger, frameRef, slotProps } = props;
  const { loading } = useTexts('kitOther', otherTexts);
  const { loadingLabel = loading(title) } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const own = slotProps?.frame;
  const forkedRef = useForkRef(frame, frameRef, own?.ref);
  const [heightPx, setHeightPx] = useState<number | null>(null);
  const [isLoading, setLoading] = useState(true);
  const isListening = useSyncExternalStore(noChanges, isInBrowser, isOnServer);
  useFrameMessages(frame, {
    src,
    logger,
    onMessage: (message) => {
      const told = toldHeight(message);
      if (told !== null && height === '100%') setHeightPx(told);
      onMessage?.(message);
    },
  });
  return (
    <>
      {isLoading && (
        <Loading {...slotProps?.loading}>
          <Spinner label={loadingLabel} />
        </Loading>
      )}
      <Frame
        {...own}
        ref={forkedRef}
        // With server rendering, the page could load and report its height before the listener exists.
        src={isListening ? src : undefined}
        title={title}
        data-loading={isLoading ? '' : undefined}
        style={heightPx === null ? own?.style : { ...own?.style, height: heightPx }}
        onLoad={(event) => {
          own?.onLoad?.(event);
          if (isListening) setLoading(false);
        }}
      />
    </>
  );
}

const noChanges = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

function problemOf(src: string | undefined): string | null {
  if (!src) return missingSrc;
  return frameOrigin(src, anyPage) === null ? unsafeSrc : null;
}
