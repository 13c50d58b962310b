import UndoOutlined from '@mui/icons-material/UndoOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Autocomplete,
  Button,
  completeMonthsPreset,
  DateRangePicker,
  DoubleSlider,
  FilterDrawer,
  IconButton,
  Select,
} from '../index.ts';
import { PageBehind } from '../stories/PageBehind.test-support.tsx';
import { useClosing } from '../stories/useClosing.test-support.tsx';
import {
  carriers,
  industries,
  inMillions,
  premiumDistribution,
  products,
  states,
  storyDay,
} from '../stories/insuranceWords.test-support.ts';

const grid = { display: 'grid', gap: 16 } as const;
const preset = completeMonthsPreset(12);
const form = (
  <>
    <Accordion defaultExpanded>
      <AccordionSummary count={2}>Agency</AccordionSummary>
      <AccordionDetails>
        <div style={grid}>
          <Autocomplete label="State" options={states} multiple caseInsensitive defaultValue={['TX', 'OK']} fullWidth />
          <DoubleSlider
            label="Written premium"
            max={60}
            defaultValue={[15, 60]}
            distribution={premiumDistribution}
            formatValue={inMillions}
          />
        </div>
      </AccordionDetails>
    </Accordion>
    <Accordion defaultExpanded>
      <AccordionSummary count={1}>Policy</AccordionSummary>
      <AccordionDetails>
        <div style={grid}>
          <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
            <Select label="Carrier" placeholder="Any" options={carriers} fullWidth />
            <Select label="Product" placeholder="Any" options={products} fullWidth />
          </div>
          <Autocomplete
            label="Industry (NAICS)"
            placeholder="Search codes and titles"
            options={industries}
            caseInsensitive
            fullWidth
          />
          <DateRangePicker
            label="Effective date"
            now={storyDay}
            presets={[preset]}
            defaultValue={preset.range(storyDay())}
            fullWidth
          />
        </div>
      </AccordionDetails>
    </Accordion>
    <Accordion>
      <AccordionSummary>Policy size</AccordionSummary>
      <AccordionDetails>Policy count and premium</AccordionDetails>
    </Accordion>
  </>
);

const meta = {
  title: 'Components/Overlays/FilterDrawer',
  component: FilterDrawer,
  decorators: [useClosing],
  // In a frame of its own on the docs page: it lays itself out by the window.
  parameters: { layout: 'fullscreen', visual: { narrow: 'once' }, docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onClose: () => undefined,
    headerActions: (
      <IconButton label="Undo">
        <UndoOutlined />
      </IconButton>
    ),
    footer: (
      <>
        <Button variant="text">Clear</Button>
        <span style={{ flex: 1 }} />
        <Button variant="contained">Apply</Button>
      </>
    ),
    children: form,
  },
} satisfies Meta<typeof FilterDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Push: Story = {
  args: { pushFrom: 600 },
  render: (args) => (
    <div style={{ display: 'flex', height: '100vh' }}>
      <div style={{ flex: 1, padding: 24 }}>
        <PageBehind />
      </div>
      <FilterDrawer {...args} />
    </div>
  ),
};
export const Overlay: Story = {
  args: { variant: 'overlay' },
  render: (args) => (
    <div style={{ padding: 24 }}>
      <PageBehind />
      <FilterDrawer {...args} />
    </div>
  ),
};
