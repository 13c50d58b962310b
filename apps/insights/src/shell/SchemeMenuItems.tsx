import { Divider, MenuItem, useColorMode } from '@agency-insights/ui-kit';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { styled } from '@mui/material/styles';

const modes = [
  { mode: 'system', title: 'Scheme of the system', icon: <DevicesOutlined /> },
  { mode: 'light', title: 'Light', icon: <LightModeOutlined /> },
  { mode: 'dark', title: 'Dark', icon: <DarkModeOutlined /> },
  { mode: 'high-contrast', title: 'High contrast', icon: <ContrastOutlined /> },
] as const;

const Title = styled('span')({ flex: 1 });

/** The colour schemes to choose from, in the account menu; the choice is remembered in this browser. */
export function SchemeMenuItems() {
  const { mode, setMode } = useColorMode();
  return [
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
    <Divider key="end" component="li" role="separator" />,
  ];
}
