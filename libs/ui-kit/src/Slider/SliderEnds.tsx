import type { ReactElement } from 'react';
import type { SliderScale } from './sliderScale.ts';

/** The least and the greatest value of a scale, at the ends of its track. */
export function SliderEnds({ scale }: { scale: SliderScale }): ReactElement {
  return (
    <div className="KitSlider-ends">
      <span>{scale.textAt(scale.min)}</span>
      <span>{scale.textAt(scale.max)}</span>
    </div>
  );
}
