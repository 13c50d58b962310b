import { createContext } from 'react';

/** Whether a condition around a field keeps it from being used. */
export const FieldDisabledContext = createContext(false);
