import { useState } from 'react';

/** A yes or no that this browser remembers under a key, where it can; `standard` until the person has chosen. */
export function useRememberedFlag(key: string, standard: boolean): [boolean, (value: boolean) => void] {
  const [chosen, setChosen] = useState(() => read(key));
  return [
    chosen ?? standard,
    (value) => {
      setChosen(value);
      write(key, value);
    },
  ];
}

function read(key: string): boolean | null {
  try {
    const text = localStorage.getItem(key);
    return text === 'true' ? true : text === 'false' ? false : null;
  } catch {
    return null;
  }
}

function write(key: string, value: boolean): void {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // A browser that keeps nothing shows the standard next time.
  }
}
