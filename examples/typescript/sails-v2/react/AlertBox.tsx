// #region alert
import type { AlertTemplateProps } from '@gear-js/react-hooks';

/** How a message to the user looks. */
export function AlertBox({ alert, close }: AlertTemplateProps) {
  const { content, options } = alert;

  return (
    <div role={options.type === 'error' ? 'alert' : 'status'}>
      {options.title && <strong>{options.title}</strong>}
      {content}
      {options.isClosed && (
        <button type="button" onClick={close}>
          Close
        </button>
      )}
    </div>
  );
}
// #endregion alert
