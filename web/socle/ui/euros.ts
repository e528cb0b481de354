/** « 1 234,50 € », without Intl: server and browser must agree on every space. */
export function enEuros(montant: number): string {
  const [euros, cents] = montant.toFixed(2).split('.');
  return `${euros!.replace(/\B(?=(\d{3})+$)/g, '\u202f')},${cents}\u00a0€`;
}
