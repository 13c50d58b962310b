/** A call that reads JSON. */
export const read = { method: 'GET', encoding: 'none', answer: 'json' } as const;
/** A call that sends and returns JSON. */
export const send = { method: 'POST', encoding: 'json', answer: 'json' } as const;
/** A call that performs an action on the resource of its address. */
export const act = { method: 'POST', encoding: 'none', answer: 'json' } as const;
/** A call that changes a resource by its body. */
export const patch = { ...send, method: 'PATCH' } as const;
/** A call that adds the resource in its body. */
export const add = { ...send, status: 201 } as const;
/** A call that deletes the resource of its address. */
export const remove = { method: 'DELETE', encoding: 'none', answer: 'none', status: 204 } as const;
/** A call that deletes the resources in its body. */
export const takeAway = { ...send, method: 'DELETE', answer: 'none', status: 204 } as const;
/** A call for administrators only. */
export const administer = { auth: 'administrator' } as const;
