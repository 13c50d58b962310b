import { useState, type FocusEvent } from 'react';

/** Whether a person is busy with a field, and the handlers that tell. */
export interface Engagement {
  /** True from the first touch or focus until the focus leaves. */
  engaged: boolean;
  /** Handlers of the field's outermost element. */
  engagementProps: {
    onFocus: () => void;
    onPointerDown: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Follows whether a person is busy with a field; a press counts too, since one on a button inside need not bring the focus. */
export function useEngaged(): Engagement {
  const [engaged, setEngaged] = useState(false);
  const engage = () => setEngaged(true);
  return {
    engaged,
    engagementProps: {
      onFocus: engage,
      onPointerDown: engage,
      onBlur: (event) => setEngaged(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
