// #region idl
import { useSails } from '@gear-js/react-hooks';
import { SailsProgram } from 'sails-js';

/** Lists the services of any program, given its IDL. */
export function IdlCard({ idl }: { idl: string }) {
  const { data: program, error } = useSails({ idl });

  if (error) return <p>{error.message}</p>;
  if (!program) return <p>Loading…</p>;
  if (!(program instanceof SailsProgram)) return <p>This program speaks IDL v1</p>;

  return <p>{Object.keys(program.services).join(', ')}</p>;
}
// #endregion idl
