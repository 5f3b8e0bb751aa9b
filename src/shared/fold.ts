/**
 * Attribute of the empty element at the fold of a page that the server sent: what comes after it is below the first screen. The script
 * in it (`plugins/first-paint/starter.js`) knows it by the same name.
 */
export const FOLD = 'data-fold';
