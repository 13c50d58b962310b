import type { BenchmarkTileId } from '@agency-insights/insights-api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { BenchmarkTile } from './BenchmarkTile.test-support.tsx';
import type { TileDrawingProps } from '../tiles/TileView.ts';
import {
  agencyCells,
  agencyPoints,
  answerOf,
  everybody,
  tileRows,
  withheld,
  withheldRows,
} from './benchmarkAnswers.test-support.ts';
import * as drawings from './drawings/drawings.ts';

const meta = {
  title: 'Dashboards/Benchmarks',
  component: BenchmarkTile,
  args: { tile: 'states', Drawing: drawings.GrowthByState, answer: answerOf(tileRows.states()) },
  argTypes: { Drawing: { control: false } },
} satisfies Meta<typeof BenchmarkTile>;
export default meta;
type Story = StoryObj<typeof BenchmarkTile>;

const narrow = { visual: { narrow: 'once' } };
const story = (tile: BenchmarkTileId, Drawing: ComponentType<TileDrawingProps>): Story => ({
  args: { tile, Drawing, answer: answerOf(tileRows[tile]()) },
  parameters: narrow,
});

export const GrowthByState: Story = story('states', drawings.GrowthByState);
export const GrowthAndRetention: Story = story('agencies', drawings.GrowthAndRetention);
export const ManyAgenciesInCells: Story = {
  args: {
    tile: 'agencies',
    Drawing: drawings.GrowthAndRetention,
    answer: answerOf([...agencyCells(), ...agencyPoints(64).filter(({ group }) => group === 'Texas contractors')]),
  },
  parameters: narrow,
};
export const PremiumClasses: Story = story('premium_classes', drawings.PremiumClasses);
export const Percentiles: Story = story('percentiles', drawings.Percentiles);
export const RetentionByClass: Story = story('retention', drawings.RetentionByClass);
export const RateChanges: Story = story('rate_change', drawings.RateChanges);
export const CarrierShares: Story = story('carriers', drawings.CarrierShares);
export const Concentration: Story = story('concentration', drawings.Concentration);
export const IndustryShares: Story = story('industries', drawings.IndustryShares);
export const Leaders: Story = story('leaders', drawings.Leaders);
export const PremiumByMonth: Story = story('months', drawings.PremiumByMonth);

export const WithoutComparison: Story = {
  args: { tile: 'percentiles', Drawing: drawings.Percentiles, answer: answerOf(tileRows.percentiles(), everybody) },
};
export const WithheldStates: Story = {
  args: {
    tile: 'states',
    Drawing: drawings.GrowthByState,
    answer: answerOf(withheldRows(tileRows.states()), withheld),
  },
};
export const WithheldRetention: Story = {
  args: {
    tile: 'retention',
    Drawing: drawings.RetentionByClass,
    answer: answerOf(withheldRows(tileRows.retention()), withheld),
  },
};
export const LeadersForGroupsAlone: Story = {
  args: { tile: 'leaders', Drawing: drawings.Leaders, answer: answerOf([], withheld) },
};
export const NothingToShow: Story = {
  args: { tile: 'carriers', Drawing: drawings.CarrierShares, answer: answerOf([]) },
};
