/** A call that reads JSON. */
export const read = { method: 'GET', encoding: 'none', answer: 'json' } as const;
/** A call that sends and returns JSON. */
export const send = { method: 'POST', encoding: 'json', answer: 'json' } as const;
/** A call that does one thing to what its address names. */
export const act = { method: 'POST', encoding: 'none', answer: 'json' } as const;
/** A call that changes what its body says. */
export const patch = { ...send, method: 'PATCH' } as const;
/** A call that adds what its body says. */
export const add = { ...send, status: 201 } as const;
/** A call that deletes what its address names. */
export const remove = { method: 'DELETE', encoding: 'none', answer: 'none', status: 204 } as const;
/** A call that deletes what its body says. */
export const takeAway = { ...send, method: 'DELETE', answer: 'none', status: 204 } as const;
/** A call for administrators alone. */
export const administer = { auth: 'administrator' } as const;
