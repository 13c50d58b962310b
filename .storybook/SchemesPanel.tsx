/** @jsxRuntime classic */
// The manager brings a React of its own, older than the one of the stories.
import * as React from 'react';
import type { ReactElement } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { useGlobals, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { schemes } from './schemes.ts';

const Row = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))',
  gap: 12,
  padding: 12,
});
const Figure = styled.figure({ margin: 0, '& > figcaption': { marginBottom: 4, fontSize: 12 } });
const Frame = styled.iframe(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 360,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
}));

/** The story on show in every colour scheme at once; each in a frame of its own, so that what it opens shows as well. */
export function SchemesPanel({ active }: { active: boolean }): ReactElement {
  const { storyId, viewMode } = useStorybookState();
  const [{ density }] = useGlobals();
  return (
    <AddonPanel active={active}>
      {active && viewMode === 'story' ? (
        <Row>
          {schemes.map(({ value, title }) => (
            <Figure key={value}>
              <figcaption>{title}</figcaption>
              <Frame
                title={`${title} scheme`}
                src={`iframe.html?id=${storyId}&viewMode=story&globals=scheme:${value};density:${String(density)}`}
              />
            </Figure>
          ))}
        </Row>
      ) : (
        <></>
      )}
    </AddonPanel>
  );
}
