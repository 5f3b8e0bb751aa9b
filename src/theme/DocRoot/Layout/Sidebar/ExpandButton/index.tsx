// Change: is not there, since the sidebar cannot be hidden.
export default function ExpandButton() {
  return null;
}
