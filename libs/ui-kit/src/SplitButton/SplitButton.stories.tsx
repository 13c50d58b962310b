import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { SplitButton, type SplitButtonAlternative } from '../index.ts';

const nothing = () => undefined;
const alternatives: SplitButtonAlternative[] = [
  { label: 'Save as a new search', icon: <ContentCopyOutlined />, onSelect: nothing },
  { label: 'Rename', icon: <EditOutlined />, onSelect: nothing },
  { label: 'Download filters', icon: <DownloadOutlined />, onSelect: nothing, disabled: true },
];

const meta = {
  title: 'Components/Actions/SplitButton',
  component: SplitButton,
  args: { children: 'Save search', alternatives, variant: 'contained', menuLabel: 'More ways to save' },
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16, marginBottom: 16 } as const;

export const Default: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More ways to save' }));
    await within(canvasElement.ownerDocument.body).findByRole('menu');
  },
};
export const VariantsAndSizes: Story = {
  render: () => (
    <>
      {(['contained', 'outlined', 'text'] as const).map((variant) => (
        <div key={variant} style={row}>
          {(['cp', 'sm', 'md', 'lg'] as const).map((size) => (
            <SplitButton key={size} {...{ size, variant, alternatives }}>
              Save search
            </SplitButton>
          ))}
        </div>
      ))}
    </>
  ),
};
export const States: Story = {
  parameters: { visual: { forcedColors: true } },
  render: () => (
    <div style={row}>
      <SplitButton variant="contained" alternatives={alternatives} disabled>
        Save search
      </SplitButton>
      <SplitButton variant="contained" alternatives={alternatives} loading>
        Save search
      </SplitButton>
      <SplitButton alternatives={alternatives} disabled>
        Save search
      </SplitButton>
      <SplitButton variant="contained" color="error" alternatives={alternatives}>
        Delete search
      </SplitButton>
      <SplitButton alternatives={[]}>Only one way</SplitButton>
    </div>
  ),
};
