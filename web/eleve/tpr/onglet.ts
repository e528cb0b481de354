/**
 * Null: the browser blocks pop-ups. `noopener` would always give null, so we cut the opener
 * ourselves.
 */
export function openOnglet(): Window | null {
  const onglet = window.open('', '_blank');
  if (onglet) onglet.opener = null;
  return onglet;
}
