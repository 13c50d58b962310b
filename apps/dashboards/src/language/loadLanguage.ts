import { translatedLanguage, type TranslatedLanguage } from './languages.ts';
import type { Pack } from './Pack.ts';
import type { GiveTexts } from './PackageTexts.tsx';
import { english, showLanguage, t, type Texts } from './texts.ts';

const packs: Readonly<Record<TranslatedLanguage, () => Promise<{ pack: Pack }>>> = {
  de: () => import('./packs/de.ts'),
  es: () => import('./packs/es.ts'),
  fr: () => import('./packs/fr.ts'),
};

let latest = english.tag;
/** English texts are in the code of the packages. */
const asIs: GiveTexts = (page) => page;

let give = asIs;

/** Gives the components of the packages their texts in the current language. */
export const withPackageTexts: GiveTexts = (page) => give(page);

/**
 * Shows a language once its texts have loaded. Resolves to whether it is shown: another may have been requested since. Rejects,
 * and changes nothing, where the texts cannot be loaded.
 */
export async function loadLanguage(tag: string): Promise<boolean> {
  latest = tag;
  const loaded = await loadTexts(tag);
  if (latest !== tag) return false;
  showLanguage({ tag, texts: loaded.texts });
  give = loaded.give;
  document.documentElement.lang = tag;
  document.title = t('Dashboard');
  return true;
}

async function loadTexts(tag: string): Promise<{ texts: Texts; give: GiveTexts }> {
  const language = translatedLanguage(tag);
  if (language === null) return { texts: english.texts, give: asIs };
  const [{ pack }, { packageTexts }] = await Promise.all([packs[language](), import('./PackageTexts.tsx')]);
  return { texts: pack.own, give: packageTexts(tag, pack) };
}
