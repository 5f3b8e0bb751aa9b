/** Styles of the message, see `useStyles`. */
export const STYLES = `
.assistant-status {
  position: fixed;
  top: 6.75rem;
  right: 1rem;
  z-index: var(--ifm-z-index-fixed);
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  width: min(20rem, 100vw - 2rem);
  padding: 0.75rem 1rem;
  border: 1px solid var(--vd-border);
  border-radius: var(--vd-radius);
  background: var(--vd-bg);
  box-shadow: var(--ifm-global-shadow-md);
  font-size: 0.875rem;
}
.assistant-status p {
  flex: 1 0 100%;
  margin: 0;
}
`;
