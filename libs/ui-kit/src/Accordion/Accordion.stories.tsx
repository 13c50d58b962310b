import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion, AccordionDetails, AccordionSummary, Input, Paper } from '../index.ts';

const parts = [
  <AccordionSummary key="summary" count={2}>
    Agency
  </AccordionSummary>,
  <AccordionDetails key="details">
    <Input label="Agency name" fullWidth />
  </AccordionDetails>,
];
const meta = {
  title: 'Components/Display/Accordion',
  component: Accordion,
  args: { children: parts },
  decorators: [
    (Story) => (
      <Paper sx={{ width: 360, maxWidth: '100%' }}>
        <Story />
      </Paper>
    ),
  ],
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {};
export const Expanded: Story = { parameters: { visual: { forcedColors: true } }, args: { defaultExpanded: true } };
export const NotCollapsible: Story = { args: { defaultExpanded: true, collapsible: false } };
export const Disabled: Story = { args: { disabled: true } };
export const Several: Story = {
  render: () => (
    <>
      <Accordion defaultExpanded>{parts}</Accordion>
      <Accordion>
        <AccordionSummary>Policy</AccordionSummary>
        <AccordionDetails>Carrier and product</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Policy size</AccordionSummary>
        <AccordionDetails>Policy count</AccordionDetails>
      </Accordion>
    </>
  ),
};
