import type {
  Bilan,
  ChangementDuContenu,
  Comptes,
  FauteDArchive,
  ObjetDuContenu,
} from '../../../../../contract/extranet/contenu.ts';
import { type FauteDeFichier, FautesDeFichier } from '../../../../../content/readYaml.ts';
import { empreinteOf } from '../../../../socle/texte/empreinte.ts';
import type { Actuel } from '../etat.ts';
import { passages } from '../passages.ts';
import type { RangeeActuelle, RangeeVoulue } from './enCours.ts';

const MOST_SHOWN = 1000;
const MOST_FAUTES = 200;

const none = (): Comptes => ({ question: 0, theme: 0, module: 0, chapitre: 0 });

export class Suivi {
  readonly egaux = none();
  readonly fautes: FauteDArchive[] = [];
  readonly changements: ChangementDuContenu[] = [];
  readonly bases: unknown[] = [];
  readonly comptes = { ajout: none(), modification: none(), retour: none() };
  autresFautes = 0;

  note(fichier: string | null, ligne: number | null, message: string): void {
    if (this.fautes.length < MOST_FAUTES)
      this.fautes.push({ fichier, ligne, message: sentence(message) });
    else this.autresFautes++;
  }

  add(fautes: readonly FauteDeFichier[]): void {
    for (const { fichier, ligne, message } of fautes)
      this.note(fichier, ligne, message.replace(/^(?:, |\s: )/, ''));
  }

  /** Records the faults of `read` and returns undefined, or its result. */
  async tried<T>(read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch (cause) {
      if (!(cause instanceof FautesDeFichier)) throw cause;
      this.add(cause.fautes);
      return undefined;
    }
  }

  change(changement: ChangementDuContenu, base: unknown): void {
    this.comptes[changement.suite][changement.objet]++;
    this.bases.push([changement, base ?? null]);
    if (this.changements.length < MOST_SHOWN) this.changements.push(changement);
  }

  /** Records each difference; returns whether there is one. */
  compare(
    objet: ObjetDuContenu,
    voulu: RangeeVoulue,
    row: RangeeActuelle | undefined,
    more: ChangementDuContenu['champs'] = [],
  ): boolean {
    const { ref, libelle, refs, suite } = voulu;
    const champs = [...more];
    if (row && row.libelle !== libelle)
      champs.unshift({ champ: 'libelle', avant: row.libelle, apres: libelle });
    if (row && refs) champs.push(...listeChangee(row.refs, refs));
    if (suite === 'modification' && champs.length === 0) {
      this.egaux[objet]++;
      return false;
    }
    this.change({ objet, ref, libelle, suite, champs: suite === 'modification' ? champs : [] }, [
      voulu.base,
      refs,
      more.length > 0 && empreinteOf(voulu),
    ]);
    return true;
  }

  bilan(actuel: Actuel, ici: Comptes, ecartes: string[]): Bilan {
    const { ajout: ajouts, modification: modifications, retour: retours } = this.comptes;
    const absents = none();
    for (const objet of Object.keys(absents) as ObjetDuContenu[])
      absents[objet] = Math.max(
        0,
        actuel.nombres[objet] - (ici[objet] - ajouts[objet] - retours[objet]),
      );
    const nombre = this.bases.length;
    return {
      fautes: this.fautes,
      autresFautes: this.autresFautes,
      changements: this.changements,
      autresChangements: nombre - this.changements.length,
      ajouts,
      modifications,
      retours,
      egaux: this.egaux,
      absents,
      ecartes,
      version: empreinteOf(this.bases),
      message: messageOf(this.fautes.length + this.autresFautes, nombre),
    };
  }
}

function messageOf(fautes: number, changements: number): string {
  if (fautes > 0)
    return fautes === 1 ? 'Une faute est à corriger.' : `${fautes} fautes sont à corriger.`;
  if (changements === 0) return 'Rien à changer : tout est déjà là.';
  return changements === 1 ? 'Un changement.' : `${changements} changements.`;
}

const sentence = (message: string) => (/[.?!]$/.test(message) ? message : `${message}.`);

function listeChangee(avant: readonly string[], apres: readonly string[]) {
  if (avant.join('\n') === apres.join('\n')) return [];
  const [before, after] = [new Set(avant), new Set(apres)];
  const retires = avant.filter((ref) => !after.has(ref)).join(', ');
  const ajoutes = apres.filter((ref) => !before.has(ref)).join(', ');
  if (!retires && !ajoutes)
    return [{ champ: 'ordre' as const, ...passages(avant.join(', '), apres.join(', ')) }];
  return [
    ...(retires ? [{ champ: 'retires' as const, avant: retires, apres: null }] : []),
    ...(ajoutes ? [{ champ: 'ajoutes' as const, avant: null, apres: ajoutes }] : []),
  ];
}
