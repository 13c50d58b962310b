/** Space between the form's content and its sides: dividers and headings run through it, fields keep within it. */
export const formInset = 'var(--form-inset, 0px)';
