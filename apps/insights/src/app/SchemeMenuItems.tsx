import { colors, Divider, MenuItem, useColorMode } from '@agency-insights/ui-kit';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { CommandsContext } from '../keyboard/CommandRegistry.ts';
import { useWords } from '../language/useWords.ts';

const modes = [
  { mode: 'system', title: 'Match system', icon: <DevicesOutlined /> },
  { mode: 'light', title: 'Light', icon: <LightModeOutlined /> },
  { mode: 'dark', title: 'Dark', icon: <DarkModeOutlined /> },
  { mode: 'high-contrast', title: 'High contrast', icon: <ContrastOutlined /> },
] as const;

const Heading = styled('li')({
  padding: '8px 12px 4px',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: colors.textMuted,
});
const Title = styled('span')({ flex: 1 });
const onTouch = '@media (hover: none) and (pointer: coarse)';
const Key = styled('kbd')({
  font: 'inherit',
  fontSize: '0.75rem',
  color: colors.textMuted,
  [onTouch]: { display: 'none' },
});
const hiddenOnTouch = { [onTouch]: { display: 'none' } };
const searchKeys = `${/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl'} K`;

/** Props of SchemeMenuItems. */
export interface SchemeMenuItemsProps {
  /** Closes the menu, for what opens elsewhere. */
  onLeave: () => void;
}

/** Colour schemes, language and keys, in the account menu; this browser remembers the choice. */
export function SchemeMenuItems({ onLeave }: SchemeMenuItemsProps) {
  const registry = useContext(CommandsContext);
  const { mode, setMode } = useColorMode();
  const { t } = useWords();
  const run = (id: 'language' | 'palette' | 'shortcuts') => {
    onLeave();
    registry.handlers()[id]?.();
  };
  return [
    // Owns the items: arrow keys need them beside the others.
    <Heading
      key="appearance"
      role="group"
      aria-label={t('Appearance')}
      aria-owns={modes.map((choice) => choice.mode).join(' ')}
    >
      {t('Appearance')}
    </Heading>,
    ...modes.map((choice) => (
      <MenuItem
        key={choice.mode}
        id={choice.mode}
        role="menuitemradio"
        aria-checked={mode === choice.mode}
        icon={choice.icon}
        onClick={() => setMode(choice.mode)}
      >
        <Title>{t(choice.title)}</Title>
        {mode === choice.mode && <CheckOutlined />}
      </MenuItem>
    )),
    <Divider key="keys" component="li" role="separator" />,
    <MenuItem key="palette" icon={<SearchOutlined />} onClick={() => run('palette')}>
      <Title>{t('Search')}</Title>
      <Key>{searchKeys}</Key>
    </MenuItem>,
    <MenuItem key="language" icon={<LanguageOutlined />} onClick={() => run('language')}>
      {t('Language and region')}
    </MenuItem>,
    <MenuItem key="shortcuts" sx={hiddenOnTouch} icon={<KeyboardOutlined />} onClick={() => run('shortcuts')}>
      <Title>{t('Keyboard shortcuts')}</Title>
      <Key>?</Key>
    </MenuItem>,
    <Divider key="end" component="li" role="separator" />,
  ];
}
