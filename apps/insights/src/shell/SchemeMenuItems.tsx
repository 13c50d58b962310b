import { Divider, MenuItem } from '@agency-insights/ui-kit';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { styled, useColorScheme } from '@mui/material/styles';

const modes = [
  { mode: 'system', title: 'Scheme of the system', icon: <ContrastOutlined /> },
  { mode: 'light', title: 'Light', icon: <LightModeOutlined /> },
  { mode: 'dark', title: 'Dark', icon: <DarkModeOutlined /> },
] as const;

const Title = styled('span')({ flex: 1 });

/** The colour schemes to choose from, in the account menu; the choice is remembered in this browser. */
export function SchemeMenuItems() {
  const { mode, setMode } = useColorScheme();
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
