/** Attribute of the empty element at the fold of a page that the server sent: what comes after it is below the first screen. */
export const FOLD = 'data-fold';
