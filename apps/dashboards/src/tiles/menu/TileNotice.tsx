import { StatusMessage, TooltipSurface } from '@agency-insights/ui-kit';
import { useId, type ReactElement } from 'react';

/** Says what came of an action, at the button that it was chosen with: the frame is higher than the window. */
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
