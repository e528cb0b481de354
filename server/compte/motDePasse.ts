import { randomInt } from 'node:crypto';

/** Neither vowels, so that no word comes out, nor what is taken for something else. */
const CONSONNES = 'bcdfghjkmnpqrstvwxz';
const CHIFFRES = '23456789';

const draw = (from: string, length: number) =>
  Array.from({ length }, () => from[randomInt(from.length)]).join('');

/**
 * A password to send by mail, like « Kfqz-mwpt-4729 »: within the rules for passwords, easy to copy
 * by hand, 46 random bits for its one hour.
 */
export function motDePasseEnvoye(): string {
  const [first = '', ...rest] = draw(CONSONNES, 4);
  return `${first.toUpperCase()}${rest.join('')}-${draw(CONSONNES, 4)}-${draw(CHIFFRES, 4)}`;
}

/** What guessing begins with, once case, accents, figures and signs are taken off. */
const COURANTS = new Set(
  `password passwort pass passw motdepasse mdp azerty azertyuiop qwerty qwertyuiop qwertz admin
  administrateur administrator root user login test secret changeme default guest welcome bienvenue
  bonjour bonsoir hello salut coucou soleil iloveyou jetaime letmein monkey dragon football baseball
  basketball princess princesse sunshine master shadow superman batman pokemon starwars doudou
  chouchou loulou chocolat maison famille vacances amour musique google facebook instagram internet
  samsung iphone apple ferrari mercedes porsche peugeot renault belgique belgium belgie bruxelles
  brussel wallonie namur liege charleroi anderlecht standard france paris marseille permis permisb
  permisdeconduire conduire conduite conducteur autoecole voiture moto code codedelaroute priorite
  abc abcd abcde abcdef aze azer qwe qwer asdf asdfgh printemps ete automne hiver spring summer autumn
  winter janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre lundi
  mardi mercredi jeudi vendredi samedi dimanche`.split(/\s+/),
);
const DEGUISES: Record<string, string> = {
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

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');

/** The letters that a password is made of: as they stand, and with disguised ones undone. */
function readings(password: string): [string, string] {
  const text = plain(password);
  const undone = text
    .replace(/[^\p{L}@$]+$/u, '')
    .replace(/[@$!013457]/g, (sign) => DEGUISES[sign]!);
  return [lettersOf(text), lettersOf(undone)];
}

interface Personne {
  prenom: string;
  nom: string;
  email: string;
}

const SHORTEST_NAME = 4;
const FEWEST_CHARACTERS = 5;

/** Why a password within the rules would soon be guessed, as a sentence; undefined when it would not. */
export function motDePasseFacile(
  password: string,
  { prenom, nom, email }: Personne,
): string | undefined {
  const read = readings(password);
  const names = [prenom, nom, email.split('@', 1)[0]!]
    .flatMap((name) => plain(name).split(/[^\p{L}]+/u))
    .filter((name) => name.length >= SHORTEST_NAME);
  if (names.some((name) => read.some((letters) => letters.includes(name))))
    return 'Ce mot de passe contient ton nom, ton prénom ou ton adresse : choisis-en un autre.';
  const few = new Set(plain(password)).size < FEWEST_CHARACTERS;
  const counted = read[0].length < SHORTEST_NAME && /1234|4321/.test(password);
  if (few || counted || read.some((letters) => COURANTS.has(letters)))
    return 'Ce mot de passe est l’un des premiers que l’on essaie : choisis-en un autre.';
  return undefined;
}
