import type { ReactElement } from 'react';
import { Part } from '../slots/Part.tsx';
import type { SlotProps } from '../slots/SlotProps.ts';
import type { SliderScale } from './sliderScale.ts';

/** Props of `SliderEnds`. */
export interface SliderEndsProps {
  /** The scale. */
  scale: SliderScale;
  /** What the caller of the slider gives to it. */
  given: SlotProps<HTMLDivElement> | undefined;
}

/** The min and max value of a scale, at the ends of its track; always left to right. */
export function SliderEnds({ scale, given }: SliderEndsProps): ReactElement {
  return (
    <Part className="KitSlider-ends" given={given}>
      <bdi>{scale.textAt(scale.min)}</bdi>
      <bdi>{scale.textAt(scale.max)}</bdi>
    </Part>
  );
}
