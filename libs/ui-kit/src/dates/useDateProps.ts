'use client';
import { useContext } from 'react';
import { LocaleContext } from '../locale/LocaleContext.ts';
import { dateSettings, type DateLocaleProps } from './dateSettings.ts';

/** Splits the props of a picker into its settings, completed by language and region of the page, and the rest. */
export function useDateProps<Props extends DateLocaleProps>(component: string, props: Props) {
  const { locale, words, weekStartsOn, showWeekNumber, timeZone, ...rest } = props;
  const page = useContext(LocaleContext);
  return { settings: dateSettings(component, { locale, words, weekStartsOn, showWeekNumber, timeZone }, page), rest };
}
