/** The oldest Material UI of each supported major version, oldest first. */
export const oldestMui = ['7.3.11', '9.0.0'] as const;
