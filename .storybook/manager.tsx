/** @jsxRuntime classic */
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { lightBrand } from './brand.ts';
import { SchemesPanel } from './SchemesPanel.tsx';

addons.setConfig({ theme: lightBrand, sidebar: { showRoots: true } });
addons.register('agency-insights/schemes', () => {
  addons.add('agency-insights/schemes/panel', {
    type: types.PANEL,
    title: 'Schemes side by side',
    render: ({ active = false }) => <SchemesPanel active={active} />,
  });
});
