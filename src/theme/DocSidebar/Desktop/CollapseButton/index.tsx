// Change: is not there. The sidebar cannot be hidden (`hideable`), and every page would load the button and its styles.
export default function CollapseButton() {
  return null;
}
