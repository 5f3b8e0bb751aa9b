import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './afterFrame';

/**
 * A value that follows another when the frame has been drawn in which that changed: for what would keep the reader waiting for
 * something that matters more.
 */
export function useAfterFrame<Value>(value: Value): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    if (late !== value) return afterFrame(() => startTransition(() => setLate(value)));
  }, [late, value]);
  return late;
}
