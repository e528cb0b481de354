import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '../../../contract/index.ts';
import { ListChanges } from '../../socle/ui/Changes.tsx';
import styles from './Journal.module.css';
import { type Difference, differencesOfLigne, libelleOf } from './differences.ts';
import { OBJETS, champOf, phraseOf } from './mots.ts';

type Lu = OutputOf<'getJournal'>;
export type LigneDeJournal = Lu['lignes']['data'][number] & {
  questions: ReadonlyMap<number, string>;
};

export function Fait({ ligne }: { ligne: LigneDeJournal }) {
  const { admin, appel, objet, objet_id, avant, apres, disparu } = ligne;
  const chose = OBJETS[objet];
  const name = `${chose?.un ?? objet} ${objet_id ?? ''}`;
  const libelle = libelleOf(avant, apres);
  return (
    <div className={styles.fait}>
      <strong>{admin}</strong> {phraseOf(appel)}&nbsp;:{' '}
      {chose && objet_id !== null && !disparu ? (
        <Link to={chose.lien(objet_id)}>{name}</Link>
      ) : (
        name
      )}
      {libelle && <> «&nbsp;{cut(libelle)}&nbsp;»</>}
      {disparu === 1 && ` (${chose?.disparu ?? 'n’existe plus'})`}
      {(avant ?? apres) !== null && <Detail ligne={ligne} />}
    </div>
  );
}

function Detail({
  ligne: { avant, apres, objet, objet_id, questions },
}: {
  ligne: LigneDeJournal;
}) {
  const [open, setOpen] = useState(false);
  const words =
    avant === null ? 'Ce qui a été ajouté' : apres === null ? 'Ce que c’était' : 'Ce qui a changé';
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words}</summary>
      {open && (
        <>
          <dl className={styles.champs}>
            {differencesOfLigne(avant, apres, questions, OBJETS[objet]?.decrits).map((one) => (
              <div key={one.champ}>
                <dt>{champOf(objet, one.champ)}</dt>
                {one.listes ? (
                  <ListChanges mine={one.listes.avant} theirs={one.listes.apres} words={LISTE} />
                ) : (
                  <Etats {...one} both={avant !== null && apres !== null} />
                )}
              </div>
            ))}
          </dl>
          {objet_id !== null && (
            <Link to={`?objet=${objet}&objet_id=${objet_id}`}>Toutes ses lignes du journal</Link>
          )}
        </>
      )}
    </details>
  );
}

const LISTE = {
  onlyMine: 'Retiré',
  onlyTheirs: 'Ajouté',
  moved: 'Déplacé',
  places: (avant: number, apres: number) => `${avant}, puis ${apres}`,
};

function Etats({ avant, apres, both }: Difference & { both: boolean }) {
  return (
    <>
      {avant !== undefined && (
        <dd data-avant={both || undefined}>
          {both && <VisuallyHidden>Avant&nbsp;: </VisuallyHidden>}
          <Texte text={avant} />
        </dd>
      )}
      {apres !== undefined && (
        <dd>
          {both && <span aria-hidden="true">→ </span>}
          {both && <VisuallyHidden>Après&nbsp;: </VisuallyHidden>}
          <Texte text={apres} />
        </dd>
      )}
    </>
  );
}

const NOM = 80;
const cut = (text: string) => (text.length <= NOM ? text : `${text.slice(0, NOM).trimEnd()}…`);

const LONG = 240;

function Texte({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  if (text === '') return <i>rien</i>;
  if (whole || text.length <= LONG) return text;
  return (
    <>
      {text.slice(0, LONG).trimEnd()}…{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
        voir tout
      </Button>
    </>
  );
}
