/**
 * An empty tab for the player; null where the browser lets nobody open one without a click. `noopener`
 * as a word of window.open would give null every time, so the tab forgets us by hand, before it leaves.
 */
export function openOnglet(): Window | null {
  const onglet = window.open('', '_blank');
  if (onglet) onglet.opener = null;
  return onglet;
}
