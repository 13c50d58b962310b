import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectorCard, SelectorCardGroup } from '../index.ts';

const cards = (
  <>
    <SelectorCard
      value="personal"
      title="Personal lines"
      description="Private passenger auto, homeowners, dwelling fire, umbrella."
      icon={<HomeOutlined />}
    />
    <SelectorCard
      value="commercial"
      title="Commercial lines"
      description="Commercial auto, general liability, businessowners, workers compensation."
      icon={<StorefrontOutlined />}
    />
    <SelectorCard
      value="fleet"
      title="Fleet programs"
      description="Not licensed in the states that are chosen."
      icon={<DirectionsCarOutlined />}
      disabled
    />
  </>
);

const meta = {
  title: 'Components/Inputs/SelectorCard',
  component: SelectorCardGroup,
  subcomponents: { SelectorCard },
  parameters: { visual: { narrow: 'once' } },
  args: { label: 'Line of business', children: cards },
} satisfies Meta<typeof SelectorCardGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { parameters: { visual: { forcedColors: true } }, args: { defaultValue: 'commercial' } };
export const Several: Story = { args: { multiple: true, defaultValue: ['personal', 'commercial'] } };
export const WithError: Story = { args: { required: true, error: 'Choose a line of business.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'personal' } };
