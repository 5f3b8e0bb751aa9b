/** From the page to its worker. */
export interface Call<Asked> {
  id: number;
  asked: Asked;
}

/** From the worker to its page: what comes back for a call, in any order. */
export type Reply<Answer> = { id: number; answer: Answer } | { id: number; error: string };
