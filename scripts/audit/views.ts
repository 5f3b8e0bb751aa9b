const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** Widths of the layouts for a desktop and for a phone, in CSS pixels. */
const WIDTHS = [1440, 390] as const;

/** Narrow screens that nothing may stick out of: the smallest phone, and 1280 px at a zoom of 400 % (WCAG 1.4.10). */
export const NARROW = [360, 320] as const;

/** Which rules of axe: all, or those whose outcome depends on the theme. */
export type RuleSet = 'all' | 'colours';

/** One load of a page, and the themes in which axe looks at it; the second one is put on in place, where only colours can differ. */
export interface View {
  width: number;
  theme: Theme;
  looks: readonly { theme: Theme; rules: RuleSet }[];
}

const ALL_VIEWS: readonly View[] = [
  { width: WIDTHS[0], theme: 'dark', looks: [look('dark', 'all'), look('light', 'colours')] },
  { width: WIDTHS[1], theme: 'light', looks: [look('light', 'all'), look('dark', 'colours')] },
];

const SINGLE_VIEWS: readonly View[] = WIDTHS.flatMap((width) =>
  THEMES.map((theme) => ({ width, theme, looks: [look(theme, 'all')] })),
);

function look(theme: Theme, rules: RuleSet) {
  return { theme, rules };
}

/**
 * The visits to make: each route in both layouts and themes, or (`all` is off) each once, in the one layout and theme that its turn
 * brings.
 */
export function plan(routes: readonly string[], all: boolean): { route: string; view: View }[] {
  if (all) return ALL_VIEWS.flatMap((view) => routes.map((route) => ({ route, view })));
  return SINGLE_VIEWS.flatMap((view, turn) =>
    routes.filter((_, at) => at % SINGLE_VIEWS.length === turn).map((route) => ({ route, view })),
  );
}
