import { dictionary as partout } from '@zxcvbn-ts/language-common';
import { dictionary as francais } from '@zxcvbn-ts/language-fr';
import { sansAccents } from '../../../regles/ecriture.ts';

const SIGNES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

export const enLettres = (text: string) => text.replace(/[@$!013457]/g, (sign) => SIGNES[sign]!);

export const plain = (text: string) => sansAccents(text).toLowerCase();
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');

const D_ICI = `permisb permisdeconduire autoecole autoecoles codedelaroute liege priorite
  bruxellois wallon diablesrouges fortnite mbappe jupiler azeqsd azeqsdwxc mdp`;

/** The 50,000 commonest passwords, French words and names: zxcvbn itself is too slow. */
const listMots = () =>
  new Set(
    [...Object.values(partout), ...Object.values(francais)]
      .flat()
      .concat(D_ICI.split(/\s+/))
      .map((mot) => (/^[a-z]+$/.test(mot) ? mot : lettersOf(plain(mot)))),
  );
let mots: Set<string> | undefined;
export const motsConnus = (): ReadonlySet<string> => (mots ??= listMots());

const RANGS = `azertyuiop qsdfghjklm wxcvbn qwertyuiop asdfghjkl zxcvbnm qwertzuiop
  abcdefghijklmnopqrstuvwxyz 01234567890`
  .split(/\s+/)
  .flatMap((row) => [row, row.split('').toReversed().join('')]);

function isSuite(text: string): boolean {
  return RANGS.some((row) => row.includes(text)) || /^(.{1,3})\1+$/u.test(text);
}
const isNombre = (digits: string) =>
  digits.length <= 4 || isSuite(digits) || /^[0-3]\d[01]\d(?:19|20)?\d\d$/.test(digits);

/** « soleil », « azerty », « doudoudoudou »; after one or two letters the figures decide. */
function isFacile({ letters, digits }: ReturnType<typeof read>): boolean {
  if (!isNombre(digits)) return false;
  if (letters.length < SHORTEST_WORD) return digits.length >= 4;
  const [, repeated = letters] = /^(.{3,})\1+$/u.exec(letters) ?? [];
  const connus = motsConnus();
  return connus.has(letters) || connus.has(repeated) || isSuite(letters);
}

const read = (word: string, around: string) => ({
  letters: lettersOf(word),
  digits: around.replace(/\D/g, ''),
});

function lectures(password: string) {
  const text = plain(password);
  const [, before = '', word = '', after = ''] =
    /^([^\p{L}@$]*)(.*?)([^\p{L}@$]*)$/su.exec(text) ?? [];
  return [read(text, text), read(enLettres(text), ''), read(enLettres(word), before + after)];
}

type Personne = Record<'prenom' | 'nom' | 'email', string>;

const SHORTEST_NAME = 4;
const SHORTEST_WORD = 3;
const MOST_SIGNS = 4;
const FEWEST_CHARACTERS = 5;

const SENTENCES = {
  tu: {
    personne:
      'Ce mot de passe contient ton nom, ton prénom ou ton adresse\u00a0: choisis-en un autre.',
    facile:
      'Ce mot de passe est l’un des premiers que l’on essaie\u00a0: colle plutôt trois mots qui n’ont rien à voir.',
  },
  vous: {
    personne:
      'Ce mot de passe contient le nom, le prénom ou l’adresse de la personne\u00a0: choisissez-en un autre.',
    facile:
      'Ce mot de passe est l’un des premiers que l’on essaie\u00a0: collez plutôt trois mots qui n’ont rien à voir.',
  },
};

/** The reason, as a sentence; undefined: hard to guess. */
export function motDePasseFacile(
  password: string,
  { prenom, nom, email }: Personne,
  forme: keyof typeof SENTENCES = 'tu',
): string | undefined {
  const lus = lectures(password);
  const names = [prenom, nom, email.split('@', 1)[0]!]
    .flatMap((name) => plain(name).split(/[^\p{L}]+/u))
    .filter((name) => name.length >= SHORTEST_NAME);
  if (names.some((name) => lus.some(({ letters }) => letters.includes(name))))
    return SENTENCES[forme].personne;
  const few = new Set(plain(password)).size < FEWEST_CHARACTERS;
  const signs = password.replace(/[\p{L}\p{M}\d]/gu, '').length;
  if (few || (signs <= MOST_SIGNS && lus.some(isFacile))) return SENTENCES[forme].facile;
  return undefined;
}
