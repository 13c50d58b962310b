import { Alert, colors, Dialog, Radio, RadioGroup, Select } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { languages, readTag, type Language } from '../language/languages.ts';
import { useWords } from '../language/useWords.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { personQuery } from '../session/personQuery.ts';

const Choices = styled('div')({ display: 'grid', gap: 20 });
const Example = styled('p')({
  margin: '8px 0 0',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: colors.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

const codes = Object.keys(languages) as Language[];

/** Props of LanguageDialog. */
export interface LanguageDialogProps {
  onClose: () => void;
}

/** Chooses the language of the app, and the region in whose form numbers and dates are written. Each choice counts at once. */
export function LanguageDialog({ onClose }: LanguageDialogProps) {
  const { t, formatCount, formatDay, formatDollars } = useWords();
  const { tag, choose } = useLanguage();
  const { language, region } = readTag(tag);
  const { api, queries } = useServices();
  const [failure, setFailure] = useState<'load' | 'keep' | null>(null);
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const show = async (next: string) => {
    setFailure(null);
    try {
      await choose(next);
    } catch {
      setFailure('load');
      return;
    }
    try {
      await api.users.setLanguage(next);
      const { queryKey } = personQuery(api);
      queries.setQueryData(queryKey, (person) => person && { ...person, language: next });
    } catch {
      setFailure('keep');
    }
  };
  const chooseLanguage = (code: Language) => {
    const regions: readonly string[] = languages[code].regions;
    void show(`${code}-${regions.includes(region) ? region : regions[0]}`);
  };
  return (
    <Dialog open onClose={onClose} closeOnEscape closeOnBackdropClick title={t('Language and region')}>
      <Choices>
        <RadioGroup label={t('Language')} value={language} onValueChange={(code) => chooseLanguage(code as Language)}>
          {codes.map((code) => (
            <Radio key={code} value={code} label={<span lang={code}>{languages[code].name}</span>} />
          ))}
        </RadioGroup>
        <div>
          <Select
            label={t('Region for numbers and dates')}
            options={languages[language].regions.map((code) => ({ value: code, label: names.of(code) ?? code }))}
            value={region}
            fullWidth
            onValueChange={(code) => void show(`${language}-${code}`)}
          />
          <Example>{`${formatDay('2026-11-20')} · ${formatCount(1_234_567)} · ${formatDollars(123_456_700)}`}</Example>
        </div>
        {failure === 'load' && (
          <Alert severity="error">{t('The language could not be loaded. Check the connection and try again.')}</Alert>
        )}
        {failure === 'keep' && (
          <Alert severity="warning">
            {t(
              'Your choice is saved in this browser, but could not be saved for your other browsers. Choose again later.',
            )}
          </Alert>
        )}
      </Choices>
    </Dialog>
  );
}
