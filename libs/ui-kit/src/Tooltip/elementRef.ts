import { version, type ReactElement, type Ref } from 'react';

/** The ref that an element was given: a prop since React 19, a field of the element before. */
export function elementRef<Instance>(element: ReactElement): Ref<Instance> | undefined {
  const isProp = Number.parseInt(version, 10) >= 19;
  const holder = (isProp ? element.props : element) as { ref?: Ref<Instance> };
  return holder.ref ?? undefined;
}
