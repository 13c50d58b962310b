import { styled } from '@mui/material/styles';

/** A wrapping row. */
export const toolbarRow = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;

/** The end of the toolbar; it may be outside the table. */
export const ToolbarEnd = styled('div')(toolbarRow);
