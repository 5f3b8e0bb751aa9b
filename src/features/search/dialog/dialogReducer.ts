/** What the reader did in the dialog. */
export interface DialogState {
  query: string;
  /** Number of the active option, or -1. */
  active: number;
}

export type DialogAction =
  | { type: 'typed'; query: string }
  /** Arrow keys: `step` is 1 or -1, `count` the number of options. */
  | { type: 'moved'; step: 1 | -1; count: number }
  | { type: 'pointed'; index: number };

/** State in which the dialog opens, and returns to when the query changes: the best result is active, a kept search is not. */
export function startWith(query: string): DialogState {
  return { query, active: query.trim() ? 0 : -1 };
}

export function dialogReducer(state: DialogState, action: DialogAction): DialogState {
  switch (action.type) {
    case 'typed':
      return startWith(action.query);
    case 'moved':
      return { ...state, active: move(state.active, action.step, action.count) };
    case 'pointed':
      return { ...state, active: action.index };
  }
}

function move(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active < 0) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}
