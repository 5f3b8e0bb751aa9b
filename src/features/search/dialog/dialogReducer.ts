/** What the reader did in the dialog since the last key in the field. */
export interface DialogState {
  /** Id of the option that the reader moved to. While there is one, the list stays as it is. */
  chosen: string | undefined;
  /** Whether Enter was pressed before the answer was there. */
  isEntered: boolean;
}

export type DialogAction =
  | { type: 'typed' }
  /** Arrow keys: `step` is 1 or -1. */
  | { type: 'moved'; step: 1 | -1; active: number; ids: readonly string[] }
  | { type: 'pointed'; id: string }
  | { type: 'entered' };

/** State in which the dialog opens, and returns to when the query changes. */
export const NOTHING_DONE: DialogState = { chosen: undefined, isEntered: false };

/** The state of the dialog after the reader did something. */
export function dialogReducer(state: DialogState, action: DialogAction): DialogState {
  switch (action.type) {
    case 'typed':
      return NOTHING_DONE;
    case 'moved':
      return { isEntered: false, chosen: action.ids[move(action.active, action.step, action.ids.length)] };
    case 'pointed':
      return { isEntered: false, chosen: action.id };
    case 'entered':
      return { ...state, isEntered: true };
  }
}

/**
 * Number of the active option, or -1: the one that the reader moved to, else the best result. A kept search is active only when
 * the reader moves to it.
 *
 * @param ids - of the options, in their order
 * @param areResults - whether they are, and not kept searches
 */
export function activeOption({ chosen }: DialogState, ids: readonly string[], areResults: boolean): number {
  const place = chosen === undefined ? -1 : ids.indexOf(chosen);
  return place < 0 && areResults && ids.length > 0 ? 0 : place;
}

function move(active: number, step: 1 | -1, count: number): number {
  if (active < 0) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}
