/** What the dialog suggests to readers who have not searched yet: something for each kind of reader. */
export const FIRST_QUESTIONS = ['existential deposit', 'delayed messages', 'subscribe to events', 'unbonding period'];
