import AddOutlined from '@mui/icons-material/AddOutlined';
import AppsOutlined from '@mui/icons-material/AppsOutlined';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import FirstPageOutlined from '@mui/icons-material/FirstPageOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import LastPageOutlined from '@mui/icons-material/LastPageOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ElementType, ReactElement } from 'react';
import { colors, fontSizes, IconButton } from '../../index.ts';
import { FoundationPage, FoundationSection } from './FoundationPage.test-support.tsx';

/** The meaning of each icon: one icon for one thing, everywhere. */
const icons: readonly (readonly [name: string, Icon: ElementType, meaning: string])[] = [
  ['AddOutlined', AddOutlined, 'Create'],
  ['EditOutlined', EditOutlined, 'Edit, rename'],
  ['ContentCopyOutlined', ContentCopyOutlined, 'Duplicate, copy'],
  ['DeleteOutlined', DeleteOutlined, 'Delete'],
  ['DownloadOutlined', DownloadOutlined, 'Export, download'],
  ['UndoOutlined', UndoOutlined, 'Undo'],
  ['RedoOutlined', RedoOutlined, 'Redo'],
  ['SearchOutlined', SearchOutlined, 'Search'],
  ['FilterListOutlined', FilterListOutlined, 'Filters'],
  ['BookmarkBorderOutlined', BookmarkBorderOutlined, 'Saved searches'],
  ['MoreHorizOutlined', MoreHorizOutlined, 'More actions'],
  ['CloseOutlined', CloseOutlined, 'Close, remove'],
  ['CheckOutlined', CheckOutlined, 'Chosen, completed'],
  ['RemoveOutlined', RemoveOutlined, 'Some chosen'],
  ['KeyboardArrowDownOutlined', KeyboardArrowDownOutlined, 'Opens a list, shows more'],
  ['ChevronLeftOutlined', ChevronLeftOutlined, 'Previous'],
  ['ChevronRightOutlined', ChevronRightOutlined, 'Next'],
  ['FirstPageOutlined', FirstPageOutlined, 'First page'],
  ['LastPageOutlined', LastPageOutlined, 'Last page'],
  ['CalendarTodayOutlined', CalendarTodayOutlined, 'Dates'],
  ['MenuOutlined', MenuOutlined, 'Navigation'],
  ['AppsOutlined', AppsOutlined, 'Apps'],
  ['HelpOutlineOutlined', HelpOutlineOutlined, 'Help'],
  ['SettingsOutlined', SettingsOutlined, 'Settings'],
  ['LogoutOutlined', LogoutOutlined, 'Log out'],
  ['CheckCircleOutlined', CheckCircleOutlined, 'Success'],
  ['InfoOutlined', InfoOutlined, 'Information'],
  ['WarningAmberOutlined', WarningAmberOutlined, 'Warning'],
  ['ErrorOutlineOutlined', ErrorOutlineOutlined, 'Error'],
  ['SearchOffOutlined', SearchOffOutlined, 'Nothing found'],
  ['LockOutlined', LockOutlined, 'No permission'],
  ['LightModeOutlined', LightModeOutlined, 'Light'],
  ['DarkModeOutlined', DarkModeOutlined, 'Dark'],
  ['ContrastOutlined', ContrastOutlined, 'High contrast'],
];

const sizes = [
  ['cp', 16],
  ['sm', 16],
  ['md', 18],
  ['lg', 20],
] as const;

const Gallery = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 8,
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 4,
    padding: '16px 8px',
    border: `1px solid ${colors.line}`,
    borderRadius: 8,
    backgroundColor: colors.surface,
    textAlign: 'center',
  },
  '& small': { color: colors.textMuted, fontSize: fontSizes.xs, overflowWrap: 'anywhere' },
});
const Sizes = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 24,
  '& > div': { display: 'flex', alignItems: 'center', gap: 8 },
});

function IconsPage(): ReactElement {
  return (
    <FoundationPage
      title="Icons"
      lead="Material icons in the outlined style. An icon supports a word; alone it stands only in an IconButton, which carries the word as its name."
    >
      <FoundationSection title="Sizes" lead="An icon follows the size of its control.">
        <Sizes>
          {sizes.map(([size, px]) => (
            <div key={size}>
              <IconButton size={size} variant="outlined" label={`Search, ${size}`}>
                <SearchOutlined />
              </IconButton>
              {size} · {px} px
            </div>
          ))}
        </Sizes>
      </FoundationSection>
      <FoundationSection title="Meanings" lead="The same icon always means the same.">
        <Gallery>
          {icons.map(([name, Icon, meaning]) => (
            <li key={name}>
              <Icon />
              {meaning}
              <small>{name.replace('Outlined', '')}</small>
            </li>
          ))}
        </Gallery>
      </FoundationSection>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Icons',
  component: IconsPage,
  tags: ['!autodocs'],
  parameters: { visual: { narrow: 'unpictured' } },
} satisfies Meta<typeof IconsPage>;
export default meta;

export const Icons: StoryObj<typeof meta> = {};
