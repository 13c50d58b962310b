import { styled } from '@mui/material/styles';

/** Things beside each other, in further rows where there is no room. */
export const toolbarRow = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;

/** The end of the toolbar; it may be outside of the table. */
export const ToolbarEnd = styled('div')(toolbarRow);
