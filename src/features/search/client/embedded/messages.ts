/** From the worker to the page, beside its answers: it knows more than before. */
export interface More {
  more: true;
}
