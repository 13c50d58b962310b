import { createContext } from 'react';

/** The row of the result whose agency is open beside the table; undefined: none. */
export const OpenRowContext = createContext<number | undefined>(undefined);
