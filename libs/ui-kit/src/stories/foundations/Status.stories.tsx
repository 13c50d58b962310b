import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import components, { sizes } from 'virtual:component-status';
import type { ComponentStatus } from '../../../../../tools/components/componentStatus.ts';
import { Chip, colors, fontSizes, VisuallyHidden } from '../../index.ts';
import { FoundationPage, FoundationSection, Rows } from './FoundationPage.test-support.tsx';

const criteria: readonly (readonly [name: string, isMet: (component: ComponentStatus) => boolean])[] = [
  ['Docs page', ({ hasDocs }) => hasDocs],
  ['Stories', ({ stories }) => stories.length > 0],
  ['Tests', ({ tests }) => tests > 0],
  ['Conformance', ({ isConformant }) => isConformant],
  ['Axe', ({ isAxeChecked }) => isAxeChecked],
  ['Pictures', ({ isPictured }) => isPictured],
];

const isStable = (component: ComponentStatus) => criteria.every(([, isMet]) => isMet(component));

const Entry = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  '& > div:first-of-type': { fontWeight: 500 },
  '& > .details': { gridColumn: '1 / -1', color: colors.textMuted, fontSize: fontSizes.xs, overflowWrap: 'anywhere' },
});
const Marks = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  fontSize: fontSizes.xs,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& > span[data-met="false"]': { color: colors.textMuted },
  '& svg': { fontSize: 16, color: colors.accent },
});

const Size = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  '& > code': { overflowWrap: 'anywhere' },
});

function StatusPage(): ReactElement {
  const stable = components.filter(isStable).length;
  return (
    <FoundationPage
      title="Status"
      lead="Read from the repository when this Storybook was built: no entry here is kept by hand."
    >
      <FoundationSection
        title="Entry criteria"
        lead="A component that meets all of them is stable: its props change only with a new major version. One that misses any is in work, and may change with every version."
      >
        <Rows>
          <li>Docs page: purpose, limits, keys and accessibility stand beside it.</li>
          <li>Stories: one for each state that its requirements name.</li>
          <li>
            Tests: they say what a person gets from it, and name the requirements of the catalogue that would fail.
          </li>
          <li>
            Conformance: ref, class name, sx, other props and a silent console, in one suite for all that draw an
            element.
          </li>
          <li>Axe: every story is checked at WCAG 2.2 AA in light, dark and high contrast.</li>
          <li>Pictures: every story is compared with its picture in light and dark.</li>
        </Rows>
      </FoundationSection>
      <FoundationSection
        title={`${stable} of ${components.length} are stable`}
        lead="The size is what importing it brings, gzip, with React, MUI and Emotion outside."
      >
        <Rows>
          {components.map((component) => (
            <StatusEntry key={component.name} component={component} />
          ))}
        </Rows>
      </FoundationSection>
      <FoundationSection
        title="Sizes of the entries"
        lead="What importing everything of an entry brings, gzip, with React, MUI and the other packages outside. An import of one component brings what stands above."
      >
        <Rows>
          {sizes.map(({ entry, sizeKb, budgetKb }) => (
            <Size key={entry}>
              <code>{entry}</code>
              <span>
                {sizeKb.toFixed(1)} KB{budgetKb !== undefined && `, built at most ${budgetKb}`}
              </span>
            </Size>
          ))}
        </Rows>
      </FoundationSection>
    </FoundationPage>
  );
}

function StatusEntry({ component }: { component: ComponentStatus }): ReactElement {
  const { name, exports, stories, tests, requirements, sizeKb } = component;
  const parts = exports.filter((part) => part !== name);
  return (
    <Entry>
      <div>{name}</div>
      <Chip
        size="sm"
        color={isStable(component) ? 'primary' : 'warning'}
        label={isStable(component) ? 'Stable' : 'In work'}
      />
      <Marks>
        {criteria.map(([criterion, isMet]) => (
          <span key={criterion} data-met={isMet(component)}>
            {isMet(component) ? <CheckOutlined aria-hidden /> : <span aria-hidden="true">–</span>}
            {criterion}
            <VisuallyHidden>{isMet(component) ? ': met' : ': missing'}</VisuallyHidden>
          </span>
        ))}
      </Marks>
      <div className="details">
        {[
          `${sizeKb.toFixed(1)} KB`,
          `${stories.length} ${stories.length === 1 ? 'story' : 'stories'}`,
          `${tests} ${tests === 1 ? 'test' : 'tests'}`,
          parts.length > 0 && `with ${parts.join(', ')}`,
          requirements.join(', '),
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
    </Entry>
  );
}

const meta = {
  title: 'Foundations/Status',
  component: StatusPage,
  tags: ['!autodocs'],
  parameters: { visual: { skip: 'Its figures change with every component.' } },
} satisfies Meta<typeof StatusPage>;
export default meta;

export const Status: StoryObj<typeof meta> = {};
