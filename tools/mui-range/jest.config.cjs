const path = require('node:path');

const mui = process.env.MUI_FOLDER ?? '';
const modules = path.join(__dirname, '../../node_modules');

/**
 * Every component once, and the larger ones with their users, with the Material UI in `MUI_FOLDER`; `npm run test:mui` runs it.
 */
module.exports = {
  preset: path.join(__dirname, '../../jest.preset.js'),
  rootDir: path.join(__dirname, '../../libs'),
  displayName: 'Material UI',
  testMatch: [
    'ui-kit/src/{testing,theme,Slider,DoubleSlider,MultiSelect,DatePicker,DateRangePicker,Dialog,Drawer,Menu,Tooltip}/*',
    'form-renderer/src/example/AgencyFilters',
    'data-table/src/DataTable/DataTable.{hydration,keyboard,filters}',
  ].map((file) => `<rootDir>/${file}.test.{ts,tsx}`),
  moduleNameMapper: {
    '^@mui/(material|system|styled-engine|utils|private-theming)$': `${mui}/@mui/$1`,
    '^@mui/(material|system|styled-engine|utils|private-theming)/(.*)$': `${mui}/@mui/$1/$2`,
    '^@emotion/(.*)$': `${modules}/@emotion/$1`,
    '^(react|react-dom|react-is|scheduler)$': `${modules}/$1`,
    '^(react|react-dom)/(.*)$': `${modules}/$1/$2`,
    // As in the build: the entry that has it in all versions.
    '^\\./utils/createSvgIcon$': path.join(__dirname, 'createSvgIcon.cjs'),
  },
};
