/** Media type of a result set as an Arrow IPC stream; a result set answers JSON only where the Accept header asks for that alone. */
export const arrowStreamMediaType = 'application/vnd.apache.arrow.stream';

/** Answer header of a result set: how many rows match in all, before limit and offset, in decimal digits. */
export const totalRowsHeader = 'x-total-rows';
