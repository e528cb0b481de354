import { z } from 'zod';

/** In octets (RFC 5321, 4.5.3.1.1). */
const LOCALE_MAX = 64;

/** RFC 5322, 3.2.3 without quotes, and letters of any script (RFC 6532). */
const LOCALE =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAINE = /^[\p{L}\p{M}\p{N}.-]+$/u;
const NOM_DE_DOMAINE =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;

/** One text per mailbox: lower case, NFC, Punycode domain. Null: no address. */
export function boiteOf(typed: string): string | null {
  const text = typed.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const [locale, nom] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (!LOCALE.test(locale) || new TextEncoder().encode(locale).length > LOCALE_MAX) return null;
  const domaine = DOMAINE.test(nom) ? URL.parse(`http://${nom}`)?.hostname : undefined;
  return domaine && NOM_DE_DOMAINE.test(domaine) ? `${locale}@${domaine}` : null;
}

/** Normalized by `boiteOf`; `manque` is the sentence for an empty one. */
export const emailOu = (manque: string) =>
  z
    .string({ error: manque })
    .trim()
    .min(1, { error: manque })
    .max(254, { error: 'Cette adresse est trop longue.', abort: true })
    .transform((typed, context) => {
      const boite = typed === '' ? typed : boiteOf(typed);
      if (boite !== null && boite.length <= 254) return boite;
      context.addIssue({ code: 'custom', message: 'Cette adresse e-mail n’est pas valable.' });
      return z.NEVER;
    });
