import { parts } from '../styles/parts.ts';

/** Replaces a loading value: 45 to 81 % of its cell wide, depending on its place, so that bars differ. */
export function LoadingBar({ place }: { /** A whole number that neighbours do not share. */ place: number }) {
  return <span className={parts.bone} style={{ width: `${45 + ((place * place) % 11) * 4}%` }} />;
}
