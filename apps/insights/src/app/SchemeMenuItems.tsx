import { colors, Divider, MenuItem, useColorMode } from '@agency-insights/ui-kit';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { CommandsContext } from '../keyboard/CommandRegistry.ts';

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

/** The colour schemes to choose from, in the account menu; the choice is remembered in this browser. */
export function SchemeMenuItems() {
  const registry = useContext(CommandsContext);
  const { mode, setMode } = useColorMode();
  return [
    <Heading key="appearance" role="presentation">
      Appearance
    </Heading>,
    ...modes.map((choice) => (
      <MenuItem
        key={choice.mode}
        role="menuitemradio"
        aria-checked={mode === choice.mode}
        icon={choice.icon}
        onClick={() => setMode(choice.mode)}
      >
        <Title>{choice.title}</Title>
        {mode === choice.mode && <CheckOutlined />}
      </MenuItem>
    )),
    <Divider key="keys" component="li" role="separator" />,
    <MenuItem key="shortcuts" icon={<KeyboardOutlined />} onClick={() => registry.handlers().shortcuts?.()}>
      Keyboard shortcuts
    </MenuItem>,
    <Divider key="end" component="li" role="separator" />,
  ];
}
