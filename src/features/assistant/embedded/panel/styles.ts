/** Styles of the panel, see `useStyles`: beside the page on wide screens, a sheet from below on phones. */
export const STYLES = `
html:has(.assistant[open]) {
  overflow: hidden;
}
html[data-beside-bar]:has(.assistant[open]) {
  scrollbar-gutter: stable;
}
.assistant {
  width: min(36rem, 100vw);
  max-width: none;
  height: var(--frame-height, 100dvh);
  max-height: none;
  margin: var(--frame-top, 0px) 0 0 auto;
  padding: 0;
  border: 0;
  border-left: 1px solid var(--vd-border);
  background: var(--vd-bg);
  color: var(--vd-text);
  overflow: hidden;
}
.assistant::backdrop {
  background: rgb(5 9 12 / 62%);
}
.assistant-frame {
  display: flex;
  flex-direction: column;
  height: 100%;
}
.assistant-frame > :not(.assistant-turns) {
  flex: none;
  margin: 0;
  padding: 0.75rem 1.25rem 0;
}
.assistant header {
  display: flex;
  align-items: center;
  justify-content: space-between;
}
.assistant h2 {
  margin: 0;
  font-size: 1.125rem;
}
.assistant header .close {
  display: grid;
  place-items: center;
  float: none;
  padding: 0;
  width: 2.5rem;
  height: 2.5rem;
  margin-right: -0.75rem;
  color: inherit;
  font-size: 1.5rem;
  line-height: 1;
}
.assistant form {
  display: flex;
  gap: 0.5rem;
}
.assistant input {
  flex: 1;
  min-width: 0;
  height: 2.75rem;
  padding: 0 0.75rem;
  border: 1px solid var(--vd-line);
  border-radius: var(--vd-radius);
  background: var(--vd-surface);
  color: inherit;
  font: inherit;
}
.assistant form .button {
  font-family: inherit;
  color: var(--vd-on-accent);
}
.assistant .assistant-note {
  color: var(--vd-text-muted);
  font-size: 0.8125rem;
}
.assistant-note button,
.assistant-hand-over button {
  padding: 0;
  border: 0;
  background: none;
  color: var(--vd-accent);
  font: inherit;
  cursor: pointer;
}
.assistant-note button,
.assistant-hand-over :is(a, button) {
  text-decoration: underline;
  text-underline-offset: 0.2em;
}
.assistant .assistant-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
}
.assistant-turns {
  flex: 1;
  padding: 1rem 1.25rem 2rem;
  outline: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
}
@media (max-height: 30rem) {
  .assistant-frame {
    overflow-y: auto;
  }
  .assistant-turns {
    flex: none;
    overflow: visible;
  }
}
.assistant-examples {
  margin: 0;
  padding: 0;
  list-style: none;
}
.assistant-examples button {
  width: 100%;
  margin-bottom: 0.5rem;
  padding: 0.625rem 0.75rem;
  border: 1px solid var(--vd-border);
  border-radius: var(--vd-radius);
  background: var(--vd-surface);
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
}
.assistant-examples button:hover {
  border-color: var(--vd-accent);
}
.assistant-turn + .assistant-turn {
  margin-top: 2rem;
  padding-top: 1.5rem;
  border-top: 1px solid var(--vd-border);
}
.assistant h3 {
  margin: 0 0 0.5rem;
  font-size: 1rem;
  overflow-wrap: anywhere;
}
.assistant-passages {
  margin: 0.75rem 0;
  padding: 0;
  list-style: none;
}
.assistant-passage {
  margin-bottom: 1rem;
  padding: 0.875rem 1rem;
  border: 1px solid var(--vd-border);
  border-radius: var(--vd-radius);
  font-size: 0.9375rem;
}
.assistant-source {
  display: block;
  margin-bottom: 0.5rem;
  font-weight: 600;
}
.assistant-passage .markdown > ul {
  list-style: disc;
}
.assistant-passage .markdown > ol {
  list-style: decimal;
}
.assistant-passage .markdown > :last-child {
  margin-bottom: 0.5rem;
}
/* The panel is narrow on every screen, so a table scrolls anyway: its columns take what their text needs, as on a phone (site.css). */
.assistant table:has(td:nth-child(3)) {
  width: max-content;
  min-width: 100%;
}
.assistant tr:has(> :nth-child(3)) > * {
  max-width: 14rem;
}
.assistant-hand-over {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.875rem;
  margin: 0;
  font-size: 0.8125rem;
}
@media (max-width: 576px) {
  .assistant {
    width: 100%;
    height: calc(var(--frame-height, 100dvh) * 0.88);
    margin: calc(var(--frame-top, 0px) + var(--frame-height, 100dvh) * 0.12) 0 0;
    border: 0;
    border-top: 1px solid var(--vd-border);
    border-radius: calc(2 * var(--vd-radius)) calc(2 * var(--vd-radius)) 0 0;
  }
  .assistant-frame > :not(.assistant-turns),
  .assistant-turns {
    padding-inline: 1rem;
  }
}
`;
