const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once, when an element comes into view. All elements share one observer: a page has a hundred links.
 *
 * @returns what to call when it is no longer wanted
 */
export function whenSeen(element: Element, call: () => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      const seen = waiting.get(target);
      forget(target);
      seen?.();
    }
  });
  waiting.set(element, call);
  observer.observe(element);
  return () => forget(element);
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
