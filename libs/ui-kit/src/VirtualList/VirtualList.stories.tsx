import type { Meta, StoryObj } from '@storybook/react-vite';
import { colors, VirtualList } from '../index.ts';
import { agencies, carriers } from '../stories/insuranceWords.test-support.ts';

interface Appointment {
  agency: string;
  carriers: readonly string[];
}
const appointments: readonly Appointment[] = agencies.map((agency, position) => ({
  agency,
  carriers: carriers.slice(0, position % 4),
}));

const meta = {
  title: 'Components/Display/VirtualList',
  component: VirtualList<Appointment>,
  // Ten thousand items are neither written out on the docs page nor edited there.
  argTypes: { items: { control: false } },
  parameters: { docs: { source: { type: 'code' } } },
  args: {
    items: appointments,
    'aria-label': 'Appointments',
    renderItem: ({ agency }) => <div style={{ padding: '8px 12px', lineHeight: '21px' }}>{agency}</div>,
    sx: { border: `1px solid ${colors.line}`, borderRadius: 1, backgroundColor: colors.surface },
    maxHeight: 300,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VirtualList<Appointment>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenThousandItems: Story = {};
export const DifferentHeights: Story = {
  args: {
    renderItem: ({ agency, carriers: of }) => (
      <div style={{ padding: '8px 12px', lineHeight: '21px', borderBottom: `1px solid ${colors.line}` }}>
        {agency}
        {of.map((carrier) => (
          <div key={carrier} style={{ color: colors.textMuted }}>
            {carrier}
          </div>
        ))}
      </div>
    ),
  },
};
export const Few: Story = { args: { items: appointments.slice(0, 3) } };
export const Empty: Story = {
  args: { items: [], emptyContent: <div style={{ padding: 12, color: colors.textMuted }}>No appointments</div> },
};
