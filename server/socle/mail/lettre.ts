/** What a mail says; `queueMail` makes text and HTML of it. Plain words: nothing in it is HTML. */
export interface Lettre {
  sujet: string;
  /** « Bonjour Chloé, ». */
  salutation: string;
  paragraphes: string[];
  /** A link, shown as a button and in full. */
  bouton?: { libelle: string; adresse: string };
  /** What has to be copied letter by letter, such as a password. */
  code?: string;
  /** After the button, in smaller type. */
  notes?: string[];
}

/** No more than a name: no address, no figure, no sentence. */
const isNom = (nom: string) => /^[\p{L}\p{M}'’ -]{1,60}$/u.test(nom);

/** A name that somebody has typed, in a letter to somebody else. */
export const nomDit = (nom: string, sinon: string) => (isNom(nom) ? nom : sinon);

/**
 * « Bonjour Chloé, ». A name that anybody may have typed greets only if it can be no more than a
 * name: no address, no figure, no sentence reaches a stranger through it.
 */
export const salut = (prenom: string) =>
  prenom.length <= 30 && isNom(prenom) ? `Bonjour ${prenom},` : 'Bonjour,';
