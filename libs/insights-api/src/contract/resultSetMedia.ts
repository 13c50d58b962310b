/**
 * Media type of a result set as an Arrow IPC stream; a result set is JSON only if the Accept header requests just that.
 */
export const arrowStreamMediaType = 'application/vnd.apache.arrow.stream';

/** Response header of a result set: the number of all matching rows, before limit and offset, in decimal digits. */
export const totalRowsHeader = 'x-total-rows';
