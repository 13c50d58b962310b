/** Max agencies that one request names by id. */
export const maxNamedAgencies = 1_000;
