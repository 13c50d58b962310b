import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { FormRenderer } from '../../index.ts';
import { FormStory, failingGateways, silentGateways } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = {
  title: 'Form renderer/Autocomplete',
  component: FormRenderer,
  render: FormStory,
};
export default meta;
type Story = StoryObj<typeof FormStory>;

const carriers = {
  id: 'carrier',
  type: 'autocomplete' as const,
  config: { label: 'Carrier', placeholder: 'Any', options: [], multiple: true },
  data: { kind: 'looker' as const, params: { query_filename: 'carriers' }, keyLabel: 'carrier', keyCount: 'policies' },
};
const industry = {
  id: 'naics',
  type: 'autocomplete' as const,
  config: { label: 'Industry (NAICS)', placeholder: 'Search codes and titles', options: [], multiple: true },
  data: {
    kind: 'askkodiak' as const,
    endpointConfig: { endpoint: 'naics-summary' as const, params: { type: 'sector' } },
  },
  searchData: { kind: 'askkodiak' as const, endpointConfig: { endpoint: 'suggest-groups' as const } },
};

export const Empty: Story = { args: { schema: [carriers] } };
export const SeveralChosen: Story = {
  args: { schema: [carriers], defaultValues: { carrier: ['Acme Mutual', 'Gulf States Fire', 'Prairie Home'] } },
};
export const Industries: Story = { args: { schema: [industry], defaultValues: { naics: ['23'] } } };
export const One: Story = {
  args: {
    schema: [{ ...carriers, config: { ...carriers.config, multiple: false } }],
    defaultValues: { carrier: 'Acme Mutual' },
  },
};
export const Loading: Story = { args: { schema: [carriers], gateways: silentGateways } };
export const Failed: Story = { args: { schema: [carriers], gateways: failingGateways } };
/** The options are there, and a search for more of them has failed. */
export const SearchFailed: Story = {
  args: {
    schema: [{ ...industry, config: { ...industry.config, multiple: false } }],
    gateways: {
      askkodiak: {
        getNaicsSummaryByType: async () => ({ '23': 'Construction', '72': 'Accommodation and Food Services' }),
        getSuggestNaicsGroupsByTerm: () => Promise.reject(new Error('offline')),
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Industry (NAICS)' }), 'roof');
    await canvas.findAllByText('Unable to load data');
  },
};
export const Disabled: Story = { args: { ...SeveralChosen.args, disabled: true } };
/** Nothing fits what was typed. */
export const NothingFound: Story = {
  args: { schema: [carriers] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Carrier' }), 'zebra');
    await screen.findAllByText('No options containing “zebra”');
  },
};
