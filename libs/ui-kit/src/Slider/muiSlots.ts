import type { SliderProps as MuiSliderProps } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import type { SliderSlotProps } from './Slider.types.ts';

// MUI's own is a plain element, which knows no `sx`.
const Input = styled('input')({});

/** Props that MUI's slider receives for its own slots. `describedBy`: id of what describes the handles, which have the focus. */
export function muiSlots(
  slotProps: SliderSlotProps | undefined,
  describedBy: string | undefined,
): Pick<MuiSliderProps, 'slots' | 'slotProps'> {
  const { slider, rail, track, thumb, input } = slotProps ?? {};
  return {
    ...(slider as object),
    slots: { input: Input },
    slotProps: { rail, track, thumb, input: { 'aria-describedby': describedBy, ...input } },
  };
}
