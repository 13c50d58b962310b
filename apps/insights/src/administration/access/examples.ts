/** Names of the product's own model, shown in empty fields. They are the same in all languages. */
export const examples = { user: 'user:anne', relation: 'viewable', object: 'feature:insights_pl' } as const;
