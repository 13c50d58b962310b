/** @jsxRuntime classic */
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { lightBrand } from './brand.ts';
import { SchemesPanel } from './SchemesPanel.tsx';

/** Pages to read: they have no props to set. */
const pageToRead = /^(getting-started|foundations(?!-brand)|form-renderer-schema-guide)-/;

addons.setConfig({
  theme: lightBrand,
  sidebar: { showRoots: true },
  layoutCustomisations: {
    showPanel: ({ storyId = '' }, byDefault) => byDefault && !pageToRead.test(storyId),
  },
});
addons.register('agency-insights/schemes', () => {
  addons.add('agency-insights/schemes/panel', {
    type: types.PANEL,
    title: 'Schemes side by side',
    render: ({ active = false }) => <SchemesPanel active={active} />,
  });
});
