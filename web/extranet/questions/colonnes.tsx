import { Badge } from '@mantine/core';
import type { OutputOf } from '../../../contract/index.ts';
import { versionsOf } from '../../../regles/images.ts';
import type { Column } from '../../socle/ui/Table.tsx';
import styles from './banque.module.css';

export type Ligne = Extract<
  OutputOf<'getQuestions'>['questions']['data'][number],
  { correcte: unknown }
>;

export const COLONNES: readonly Column<Ligne>[] = [
  { head: 'Question', cell: (ligne) => <Enonce ligne={ligne} /> },
  {
    head: 'Bonne réponse',
    cell: ({ correcte, bonne }) => (
      <span>
        <strong>{correcte.toUpperCase()}</strong> {bonne}
      </span>
    ),
  },
  { head: 'Article', cell: ({ idArticleLois }) => idArticleLois ?? 'Aucun' },
  { head: 'Utilisée dans', cell: ({ utilisation }) => usages(utilisation) },
];

function Enonce({ ligne: { id, libelle, libelleImage, langue, grave } }: { ligne: Ligne }) {
  return (
    <div className={styles.enonce}>
      {libelleImage ? (
        <img
          src={versionsOf(libelleImage)[0]?.adresse ?? libelleImage}
          alt=""
          width="64"
          height="48"
          loading="lazy"
        />
      ) : (
        <span className={styles.vide}>Sans image</span>
      )}
      <div>
        <span className={styles.libelle}>{libelle}</span>
        <span className={styles.meta}>
          <span>
            n°&nbsp;{id} · {langue}
          </span>
          {grave === 1 && (
            <Badge color="warning" variant="light" size="lg">
              Grave
            </Badge>
          )}
        </span>
      </div>
    </div>
  );
}

const MOST = 2;

function usages({ themes, chapitres }: Ligne['utilisation']): string {
  const noms = [...themes, ...chapitres].map(({ libelle }) => libelle);
  if (noms.length === 0) return 'Nulle part';
  const others = noms.length - MOST;
  const told = noms.slice(0, MOST).join(', ');
  return others > 0 ? `${told} et ${others} ${others === 1 ? 'autre' : 'autres'}` : told;
}
