import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { userEvent, within } from 'storybook/test';
import { AgencyPage } from '../../example/AgencyPage.test-support.tsx';
import pageSource from '../../example/AgencyPage.test-support.tsx?raw';
import { FoundationPage, FoundationSection, Rows, WithCode } from '../foundations/FoundationPage.test-support.tsx';
import { CodeText } from './CodeText.test-support.tsx';

const rules = [
  ['PageShell', 'around every page: top bar, sidebar, title of the document, skip link, a place for a drawer.'],
  ['FilterDrawer', 'in its `drawer`: it makes room on wide screens, covers on narrow ones, and gives the focus back.'],
  ['Paper', 'around what belongs together. 16 px stand between blocks, 24 px between columns of a form.'],
  ['StatusMessage', 'says what has changed to those who do not see it: how many were found, what failed.'],
  ['Button', 'in the one accent colour for the one main action of a screen; outlined or text for the others.'],
] as const;

function BuildAPageGuide(): ReactElement {
  return (
    <FoundationPage
      title="Build a page"
      lead="A whole page with filters, its parts and why they stand where they stand. The story beside this one shows it at work."
    >
      <FoundationSection title="What goes where">
        <Rows>
          {rules.map(([name, use]) => (
            <li key={name}>
              <code>{name}</code> <WithCode text={use} />
            </li>
          ))}
        </Rows>
      </FoundationSection>
      <FoundationSection
        title="The code"
        lead="The form is a draft until Apply is pressed; closing the drawer keeps it. The title becomes “Agency Insights | Find agencies”."
      >
        <CodeText name="A page with filters">{pageSource}</CodeText>
      </FoundationSection>
    </FoundationPage>
  );
}

const meta = {
  title: 'Getting started/Build a page',
  component: BuildAPageGuide,
  tags: ['!autodocs'],
} satisfies Meta<typeof BuildAPageGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guide: Story = {
  parameters: {
    visual: { narrow: true, skip: 'A page of words and code: its example is pictured with its components.' },
  },
};
export const AtWork: Story = {
  parameters: { layout: 'fullscreen', visual: { narrow: true } },
  render: () => <AgencyPage />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters' }));
  },
};
