import { LocaleProvider } from '@agency-insights/ui-kit';
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { createLanguageChoice, type LanguageChoice, type ShownLanguage } from './languageChoice.ts';

const LanguageContext = createContext<LanguageChoice>(createLanguageChoice());

/** Props of LanguageProvider. */
export interface LanguageProviderProps {
  choice: LanguageChoice;
  children: ReactNode;
}

/** Renders its children in the chosen language and region; a change keeps all state. */
export function LanguageProvider({ choice, children }: LanguageProviderProps) {
  const { tag, texts } = useShown(choice);
  return (
    <LanguageContext.Provider value={choice}>
      <LocaleProvider locale={tag} texts={texts}>
        {children}
      </LocaleProvider>
    </LanguageContext.Provider>
  );
}

/** Returns the current language and its setter. */
export function useLanguage(): ShownLanguage & Pick<LanguageChoice, 'choose'> {
  const choice = useContext(LanguageContext);
  return { ...useShown(choice), choose: choice.choose };
}

function useShown(choice: LanguageChoice): ShownLanguage {
  return useSyncExternalStore(choice.subscribe, choice.getShown, choice.getShown);
}
