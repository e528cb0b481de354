import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Output } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';
import styles from './Journal.module.css';
import { differencesOf } from './differences.ts';
import { OBJETS, champOf, phraseOf } from './mots.ts';

export type Ligne = Output<Calls['getJournal']>['lignes']['data'][number];

/** Who did what to what; unfolded, what it was before and what became of it. */
export function Fait({ ligne }: { ligne: Ligne }) {
  const { admin, appel, objet, objet_id, avant, apres, disparu } = ligne;
  const chose = OBJETS[objet];
  const name = `${chose?.un ?? objet} ${objet_id ?? ''}`;
  return (
    <div className={styles.fait}>
      <strong>{admin}</strong> {phraseOf(appel)}&nbsp;:{' '}
      {chose && objet_id !== null && !disparu ? (
        <Link to={chose.lien(objet_id)}>{name}</Link>
      ) : (
        name
      )}
      {disparu === 1 && ` (${chose?.disparu ?? 'n’existe plus'})`}
      {(avant ?? apres) !== null && <Detail ligne={ligne} />}
    </div>
  );
}

function Detail({ ligne: { avant, apres, objet, objet_id } }: { ligne: Ligne }) {
  const [open, setOpen] = useState(false);
  const words =
    avant === null ? 'Ce qui a été ajouté' : apres === null ? 'Ce que c’était' : 'Ce qui a changé';
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words}</summary>
      {open && (
        <>
          <dl className={styles.champs}>
            {differencesOf(avant, apres).map((one) => (
              <div key={one.champ}>
                <dt>{champOf(objet, one.champ)}</dt>
                {one.avant !== undefined && (
                  <dd data-avant={apres !== null || undefined}>
                    {apres !== null && <VisuallyHidden>Avant : </VisuallyHidden>}
                    <Texte text={one.avant} />
                  </dd>
                )}
                {one.apres !== undefined && (
                  <dd>
                    {avant !== null && <span aria-hidden="true">→ </span>}
                    {avant !== null && <VisuallyHidden>Après : </VisuallyHidden>}
                    <Texte text={one.apres} />
                  </dd>
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

/** In characters: more than that is cut. */
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
