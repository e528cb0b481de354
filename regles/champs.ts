/** Describes a staff resource once, for calls, forms, conflicts, lists, journal and samples. */

interface Base {
  /** Shown beside its input. */
  label: string;
  /** Shown under its input. */
  aide?: string;
  /** Replaces `label` in conflicts and in the journal. */
  conflit?: string;
  journal?: string;
  /** May be empty, which is stored as null. */
  facultatif?: true;
  /** Shown in place of null. */
  rien?: string;
}

export interface Option<V extends string | number = string | number> {
  value: V;
  label: string;
}

export type Champ = Base &
  (
    | {
        /** One line. `quoi` (« Le libellé ») begins the refusal of a sign. */
        genre: 'texte';
        max: number;
        /** The error when empty. */
        manque?: string;
        quoi?: string;
        /** May be empty, which is stored as ''. */
        libre?: true;
        /** Height of its input, in rows. */
        lignes?: number;
      }
    /** One line of at most 100 signs, without markup. */
    | { genre: 'nom'; manque: string; quoi: string }
    /** Handlers and columns have hundredths. */
    | { genre: 'euros' | 'taux'; defaut?: number }
    | {
        genre: 'entier';
        min: number;
        max: number;
        faux: string;
        defaut?: number;
        suffixe?: string;
      }
    /** `YYYY-MM-DD` */
    | { genre: 'jour'; faux: string }
    | {
        genre: 'choix';
        options: readonly Option[];
        defaut?: string | number;
        /** Conflicts and journal show the values themselves, which staff know. */
        parCode?: true;
      }
    /** 1 or 0: a box, or a choice between `options`. */
    | { genre: 'drapeau'; defaut?: 0 | 1; options?: readonly Option<0 | 1>[] }
    /** The id of another thing; the page lists the choices. */
    | { genre: 'renvoi' }
    /** Contract and page define it by hand. */
    | { genre: 'special' }
  );

/** How a form takes each kind; an empty amount is sent as ''. */
export const SAISIES: Record<Champ['genre'], 'texte' | 'nombre' | 'choix' | 'à la main'> = {
  texte: 'texte',
  nom: 'texte',
  jour: 'texte',
  euros: 'nombre',
  taux: 'nombre',
  entier: 'nombre',
  choix: 'choix',
  drapeau: 'choix',
  renvoi: 'choix',
  special: 'à la main',
};

export type Champs = Readonly<Record<string, Champ>>;

/** Menu of the staff’s bar that has a screen. */
export type MenuDuPersonnel = 'ecole' | 'contenus' | 'gestion';

/** A thing with a list and a form. scripts/manifestes.mjs finds it by `satisfies Ressource`. */
export interface Ressource {
  /** Its noun in the journal. */
  objet: string;
  /** « code de remise » */
  un: string;
  /** « Codes de remise » */
  plusieurs: string;
  /** « cette remise » */
  ce: string;
  /** Its screen, as web/extranet/cadre/pages.ts has it. */
  page: {
    path: `/extranet/${string}`;
    label: string;
    mots?: string;
    page: string;
    rang: number;
    reads: string;
    groupe: MenuDuPersonnel;
  };
  /** Name of the address parameter that holds the open one's id. */
  adresse: string;
  /** The journal's words for each writing call: « a ajouté un code de remise ». */
  appels: Readonly<Record<string, string>>;
  champs: Champs;
}

type Sure<C> = C extends { genre: 'drapeau' }
  ? 0 | 1
  : C extends { genre: 'choix'; options: readonly Option<infer V>[] }
    ? V
    : C extends { genre: 'euros' | 'taux' | 'entier' | 'renvoi' }
      ? number
      : string;

/** Type in handlers, columns and on the wire. */
export type Valeur<C> = C extends { facultatif: true } ? Sure<C> | null : Sure<C>;

/** Type in a form. */
export type Tape<C> = C extends { genre: 'euros' | 'taux' | 'entier' | 'renvoi' }
  ? number | null
  : C extends { genre: 'choix'; defaut: string | number }
    ? Sure<C>
    : C extends { genre: 'choix' } | { genre: 'drapeau'; facultatif: true }
      ? Sure<C> | null
      : C extends { genre: 'drapeau' }
        ? boolean
        : string;

/** Type that a form sends. */
export type EnvoiDeChamp<C> = C extends { genre: 'euros' | 'taux' | 'entier' }
  ? number | string
  : C extends { genre: 'choix'; defaut: string | number }
    ? Sure<C>
    : C extends { genre: 'choix' }
      ? Sure<C> | ''
      : C extends { genre: 'renvoi' }
        ? number | (C extends { facultatif: true } ? null : '')
        : Valeur<C> | (C extends { facultatif: true } ? string : never);

/** Fields whose description is complete. */
export type Decrits<D> = {
  [K in keyof D as D[K] extends { genre: 'special' } ? never : K]: D[K];
};

export type Valeurs<D> = { -readonly [K in keyof Decrits<D>]: Valeur<Decrits<D>[K]> };
export type Saisie<D> = { -readonly [K in keyof Decrits<D>]: Tape<Decrits<D>[K]> };
export type Envois<D> = { -readonly [K in keyof Decrits<D>]: EnvoiDeChamp<Decrits<D>[K]> };

/** Maps each field whose description is complete. */
export function ofEach(
  champs: Champs,
  make: (champ: Champ, name: string) => unknown,
): Record<string, unknown> {
  const decrits = Object.entries(champs).filter(([, { genre }]) => genre !== 'special');
  return Object.fromEntries(decrits.map(([name, champ]) => [name, make(champ, name)]));
}

/** Names of the fields whose description is complete, in their order. */
export const namesOf = <D extends Champs>(champs: D) =>
  Object.keys(ofEach(champs, () => null)) as (keyof Decrits<D> & string)[];
