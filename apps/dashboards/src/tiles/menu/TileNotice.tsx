import { StatusMessage, TooltipSurface } from '@agency-insights/ui-kit';
import { useId, type ReactElement } from 'react';

/** Reports the result of an action at its button, because the frame is higher than the window. */
export function TileNotice({ text, anchor }: { text: string; anchor: Element | null }): ReactElement {
  const id = useId();
  return (
    <>
      <StatusMessage>{text}</StatusMessage>
      {text !== '' && anchor && (
        <TooltipSurface id={id} anchor={anchor} side="top" role="presentation" aria-hidden="true">
          {text}
        </TooltipSurface>
      )}
    </>
  );
}
