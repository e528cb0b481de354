/** VAT in cents, for invoices; `taux` in hundredths of a percent. */
export const tvaContenue = (cents: number, taux: number): number =>
  Math.round((cents * taux) / (10_000 + taux));

const BE_TVA = /^(BE)?0?(\d{9})$|^(BE)?(1\d{9})$/;

/** « BE » and ten digits, however typed; undefined when the check digits (modulo 97) fail. */
export function numeroTvaOf(typed: string): string | undefined {
  const compact = typed.toUpperCase().replace(/[\s.-]/g, '');
  const [, , nine, , ten] = BE_TVA.exec(compact) ?? [];
  const digits = ten ?? (nine && `0${nine}`);
  if (!digits) return undefined;
  const [number, check] = [Number(digits.slice(0, 8)), Number(digits.slice(8))];
  return 97 - (number % 97) === check ? `BE${digits}` : undefined;
}

/** « BE 0123.456.749 » from « BE0123456749 ». */
export const tvaLisible = (tva: string): string =>
  tva.replace(/^BE(\d{4})(\d{3})(\d{3})$/, 'BE\u00a0$1.$2.$3');
