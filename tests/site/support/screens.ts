/** Screens of readers, by what has them. */
export const SCREENS = [
  ['phone', { width: 390, height: 844 }],
  ['laptop', { width: 1440, height: 900 }],
] as const;
