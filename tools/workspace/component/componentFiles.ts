/** Placeholders in the docs page of a new component; a test fails while it contains one of these. */
export const docsPrompts = {
  purpose: 'Describe its purpose in one sentence that starts with a verb.',
  use: 'Say when to use it.',
  avoid: 'Say when not to use it, and what to use instead.',
  accessibility: 'Describe the screen reader output and the focus.',
} as const;

/** The files of a new component, by name. */
export function componentFiles(name: string, group: string): Record<string, string> {
  return {
    [`${name}.tsx`]: view(name),
    [`${name}.types.ts`]: types(name),
    [`${name}.test.tsx`]: test(name),
    [`${name}.stories.tsx`]: stories(name, group),
    [`${name}.docs.ts`]: docs(),
  };
}

function view(name: string): string {
  return `'use client';
import { styled } from '@mui/material/styles';
import { forwardRef } from 'react';
import { colors } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { ${name}Props } from './${name}.types.ts';

const Root = styled('div', { name: 'Kit${name}', slot: 'Root' })({ color: colors.text });

/** ${docsPrompts.purpose} */
export const ${name} = forwardRef<HTMLDivElement, ${name}Props>(function ${name}(inProps, ref) {
  const { children, ...rest } = useThemedProps('Kit${name}', inProps);
  return (
    <Root ref={ref} {...rest}>
      {children}
    </Root>
  );
});
`;
}

function types(name: string): string {
  return `import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, ReactNode } from 'react';

/** Props of \`${name}\`; everything else goes to its root element. */
export interface ${name}Props extends HTMLAttributes<HTMLDivElement> {
  /** The content. */
  children?: ReactNode;
  /** Style overrides. */
  sx?: SxProps<Theme>;
}
`;
}

function test(name: string): string {
  return `import { screen } from '@testing-library/react';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { ${name} } from './${name}.tsx';

describe('${name}', () => {
  describeConformance(<${name}>1,248 agencies</${name}>, { themeName: 'Kit${name}' });

  it('shows its content', () => {
    renderInTheme(<${name}>1,248 agencies</${name}>);
    expect(screen.getByText('1,248 agencies')).toBeVisible();
  });
});
`;
}

function stories(name: string, group: string): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from '../index.ts';

const meta = {
  title: 'Components/${group}/${name}',
  component: ${name},
  args: { children: '1,248 agencies' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
`;
}

function docs(): string {
  return `import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: '${docsPrompts.purpose}',
  use: ['${docsPrompts.use}'],
  avoid: ['${docsPrompts.avoid}'],
  keyboard: [],
  accessibility: ['${docsPrompts.accessibility}'],
};
`;
}
