import { Button, colors, fontSizes } from '@agency-insights/ui-kit';
import type { CSSProperties, ReactElement } from 'react';
import { FieldDataGate, FieldLabel } from '../../renderer/FieldDataGate.tsx';
import { tooltipRoom } from '../../renderer/FieldTooltip.tsx';
import { rangeInFull } from '../../summary/rangeInFull.ts';
import { useFormWords } from '../../texts/useFormWords.ts';
import { readRange } from '../../values/readRange.ts';
import type { RangeFieldControl } from './useRangeField.ts';
import type { RangeSliderField } from '../RangeSliderField/RangeSliderField.schema.ts';
import type { SelectRangeField } from '../SelectRangeField/SelectRangeField.schema.ts';

/** Props of `RangeFrame`. */
export interface RangeFrameProps {
  /** The field. */
  field: RangeSliderField | SelectRangeField;
  /** Its state and actions. */
  control: RangeFieldControl;
  /** Height of its control in px. Default 36. */
  height?: number;
  /** Whether there is a button that clears the range. */
  clears?: boolean;
  /** The control, where there is a track for it. */
  children: ReactElement;
}

const textStyle = { margin: 0, color: colors.textMuted, fontSize: fontSizes.sm };
const atText: CSSProperties = { marginInlineStart: -8 };

/** The frame of a range control with the clear button; shows the value as text if there is no track. */
export function RangeFrame({ field, control, height, clears, children }: RangeFrameProps): ReactElement {
  const { data, track, value, isClearable } = control;
  const { label, tooltip } = field.config;
  const words = useFormWords();
  const { texts } = words;
  const range = readRange(value);
  const name = label ?? field.id;
  return (
    <FieldDataGate data={data} field={field} note={data.notice?.text} height={height}>
      {track && clears && isClearable && <ClearRange {...{ name, control }} style={atCorner(tooltip)} />}
      {track ? (
        children
      ) : (
        <>
          {label && <FieldLabel>{label}</FieldLabel>}
          <p style={textStyle}>{range ? rangeInFull(field, range, words) : texts.noRange}</p>
          {isClearable && <ClearRange {...{ name, control }} style={atText} />}
        </>
      )}
    </FieldDataGate>
  );
}

interface ClearRangeProps {
  /** Name of the field. */
  name: string;
  control: RangeFieldControl;
  style: CSSProperties;
}

/** Over the control and before it in the page: an end that is emptied takes the button away as the Tab key leaves it. */
function ClearRange({ name, control, style }: ClearRangeProps): ReactElement {
  const { track, clearText, clear } = control;
  const { texts } = useFormWords();
  return (
    <Button
      size="cp"
      variant="text"
      style={style}
      aria-label={texts.clearField(clearText, name)}
      onClick={({ currentTarget }) => {
        // The button is removed with the range: moves the focus.
        const place = currentTarget.closest('[data-field]');
        place?.querySelector<HTMLElement>(track ? 'input' : '[tabindex]')?.focus();
        clear();
      }}
    >
      {clearText}
    </Button>
  );
}

/** Beside the button that explains the field, with room for the focus rings of both. */
function atCorner(tooltip: string | undefined): CSSProperties {
  return { position: 'absolute', zIndex: 1, top: -4, insetInlineEnd: tooltip ? `calc(${tooltipRoom} + 2px)` : -8 };
}
