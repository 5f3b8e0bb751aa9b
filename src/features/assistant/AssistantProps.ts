/** What either assistant is told by the button. */
export interface AssistantProps {
  isOpen: boolean;
  /** Called with `true` when the reader leaves for another page, where the focus belongs then. */
  onClose: (leaving?: boolean) => void;
}
