import type { ReactElement, ReactNode } from 'react';
import { Part } from '../slots/Part.tsx';
import type { SliderSlotProps } from './Slider.types.ts';

/** Props of `SliderHeader`. */
export interface SliderHeaderProps {
  /** Id of the name. */
  id: string;
  /** The name of what is set. */
  label: ReactNode;
  /** What is set, in words. */
  text: string;
  /** Props of the parts. */
  slotProps: SliderSlotProps | undefined;
}

/** The name of a slider, and what it is set to. */
export function SliderHeader({ id, label, text, slotProps }: SliderHeaderProps): ReactElement {
  return (
    <>
      {label != null && (
        <div className="KitSlider-header">
          <Part as="span" id={id} className="KitSlider-label" given={slotProps?.label}>
            {label}
          </Part>
        </div>
      )}
      <Part className="KitSlider-value" given={slotProps?.value}>
        <bdi>{text}</bdi>
      </Part>
    </>
  );
}
