'use client';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Resets with the surrounding form, like native controls. Pass `undefined` if the value is controlled or has not
 * changed.
 * @param control The control, or the group around its inputs.
 * @param goBack Called when its form was reset and no listener prevented that.
 */
export function useFormReset(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLFieldSetElement | null>,
  goBack: (() => void) | undefined,
): void {
  useEffect(() => {
    if (!goBack) return undefined;
    // Not at the form: it may come later or be another one then, and what stops the reset may be heard after it.
    const root = control.current?.getRootNode();
    const onReset = (event: Event) => {
      if (event.target === control.current?.form && !event.defaultPrevented) goBack();
    };
    root?.addEventListener('reset', onReset);
    return () => root?.removeEventListener('reset', onReset);
  });
}

/**
 * Lets a box or radio button whose state React holds stay as it is when the browser resets its form. It would go back to
 * how it was drawn first, and as React does not notice, the next press on it would be lost.
 * @param checked Its state; undefined for one that the browser holds.
 * @returns The ref for its element.
 */
export function useCheckedThroughReset(checked: boolean | undefined): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && checked !== undefined) input.current.defaultChecked = checked;
  }, [checked]);
  return input;
}
