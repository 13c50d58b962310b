import { colors, fontSizes } from '@agency-insights/ui-kit';
import type { CSSProperties, ReactElement } from 'react';

/** Props of `FieldNote`. */
export interface FieldNoteProps {
  /** The sentence; without one nothing is drawn. */
  children: string | undefined;
  /** Its id, for `aria-describedby`. */
  id?: string;
  /** Its place, if not right below a control. */
  style?: CSSProperties;
}

const noteStyle = { margin: '6px 0 0', color: colors.textMuted, fontSize: fontSizes.xs };

/** A sentence under a control that cannot show it. */
export function FieldNote({ children, id, style }: FieldNoteProps): ReactElement | null {
  return children ? (
    <p id={id} style={{ ...noteStyle, ...style }}>
      {children}
    </p>
  ) : null;
}
