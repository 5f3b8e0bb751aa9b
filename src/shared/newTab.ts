/** Attributes of a link that leaves the site. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;
