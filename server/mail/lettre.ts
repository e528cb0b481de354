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

/**
 * « Bonjour Chloé, ». A name that anybody may have typed greets only if it can be no more than a
 * name: no address, no figure, no sentence reaches a stranger through it.
 */
export const salut = (prenom: string) =>
  /^[\p{L}\p{M}'’ -]{1,30}$/u.test(prenom) ? `Bonjour ${prenom},` : 'Bonjour,';
