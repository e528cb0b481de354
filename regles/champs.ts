/** A staff resource's fields are described once. Calls, forms, conflicts, lists, journal and samples read them. */

interface Base {
  /** Stands beside its input. */
  label: string;
  /** Stands under its input. */
  aide?: string;
  /** A conflict and the journal say these in place of `label`. */
  conflit?: string;
  journal?: string;
  /** It may stay empty: null is kept. */
  facultatif?: true;
  /** Says that it is null. */
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
        /** Refuses an empty one. */
        manque?: string;
        quoi?: string;
        /** It may stay empty: '' is kept. */
        libre?: true;
        /** Its input has several rows. */
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
        faux: string;
        defaut?: string | number;
        /** A conflict and the journal say its values, which staff know by heart. */
        parCode?: true;
      }
    /** 1 or 0: a box, or a choice between `options`. */
    | { genre: 'drapeau'; defaut?: 0 | 1; options?: readonly Option<0 | 1>[] }
    /** The number of another thing. Its page knows the choices. */
    | { genre: 'renvoi' }
    /** Its contract and its page have its rules. */
    | { genre: 'special' }
  );

export type Champs = Readonly<Record<string, Champ>>;

/** Staff have a list of it, and a form. */
export interface Ressource {
  /** Its noun in the journal. */
  objet: string;
  /** « code de remise » */
  un: string;
  /** « Codes de remise » */
  plusieurs: string;
  /** « cette remise » */
  ce: string;
  /** Its screen, as web/extranet/accueil/pages.ts has it. */
  page: {
    path: `/extranet/${string}`;
    label: string;
    page: string;
    rang: number;
    level: 1 | 9 | 10;
    nav?: true;
  };
  /** The open one stands under this name in the address. */
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

/** Handler, column and wire have this. */
export type Valeur<C> = C extends { facultatif: true } ? Sure<C> | null : Sure<C>;

/** A form has this. */
export type Tape<C> = C extends { genre: 'euros' | 'taux' | 'entier' | 'renvoi' }
  ? number | null
  : C extends { genre: 'choix'; defaut: string | number }
    ? Sure<C>
    : C extends { genre: 'choix' } | { genre: 'drapeau'; facultatif: true }
      ? Sure<C> | null
      : C extends { genre: 'drapeau' }
        ? boolean
        : string;

/** A form sends this. */
export type Envoi<C> = C extends { genre: 'euros' | 'taux' | 'entier' }
  ? number | string
  : C extends { genre: 'choix'; defaut: string | number }
    ? Sure<C>
    : C extends { genre: 'choix' }
      ? Sure<C> | ''
      : C extends { genre: 'renvoi' }
        ? number | (C extends { facultatif: true } ? null : '')
        : Valeur<C> | (C extends { facultatif: true } ? string : never);

/** These are described whole. */
export type Decrits<D> = {
  [K in keyof D as D[K] extends { genre: 'special' } ? never : K]: D[K];
};

export type Valeurs<D> = { -readonly [K in keyof Decrits<D>]: Valeur<Decrits<D>[K]> };
export type Saisie<D> = { -readonly [K in keyof Decrits<D>]: Tape<Decrits<D>[K]> };
export type Envois<D> = { -readonly [K in keyof Decrits<D>]: Envoi<Decrits<D>[K]> };

/** Makes one thing of each field that is described whole. */
export function ofEach(
  champs: Champs,
  make: (champ: Champ, name: string) => unknown,
): Record<string, unknown> {
  const decrits = Object.entries(champs).filter(([, { genre }]) => genre !== 'special');
  return Object.fromEntries(decrits.map(([name, champ]) => [name, make(champ, name)]));
}
