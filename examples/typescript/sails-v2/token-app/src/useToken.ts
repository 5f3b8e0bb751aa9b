// #region token
import { useProgram, useProgramQuery } from '@gear-js/react-hooks';

import { PROGRAM_ID, TokenProgram } from './program';

const FOREVER = { staleTime: Infinity };

/** The program, and what never changes about the token. */
export function useToken() {
  const { data: program, error: noProgram } = useProgram({ library: TokenProgram, id: PROGRAM_ID });

  // The generator puts a dollar sign before names that TypeScript uses itself.
  const { data: symbol } = useProgramQuery({
    program,
    serviceName: 'vft',
    functionName: '$symbol',
    args: [],
    query: FOREVER,
  });
  const { data: decimals, error: noDecimals } = useProgramQuery({
    program,
    serviceName: 'vft',
    functionName: 'decimals',
    args: [],
    query: FOREVER,
  });
  return { program, symbol, decimals, error: noProgram ?? noDecimals };
}
// #endregion token
