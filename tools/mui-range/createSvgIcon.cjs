/** What icons are made with, from the entry of Material UI that has it in every supported version. */
exports.__esModule = true;
exports.default = require('@mui/material/utils').createSvgIcon;
