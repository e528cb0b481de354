import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { REGLES_DE_PERCEPTION } from '../../../droit/perception.ts';
import { TEST } from '../../../regles/perception.ts';
import { degreDe } from '../../../films/clics.ts';
import { enSecondes } from '../../../films/mots.ts';
import { accorde, combien } from '../../../regles/ecriture.ts';
import { Part } from '../../socle/ui/Part.tsx';
import messageStyles from '../../socle/ui/Message.module.css';
import plainStyles from '../../socle/ui/plain.module.css';
import sheetStyles from '../../socle/ui/sheet.module.css';
import { SigneFaux, SigneJuste } from '../questions/index.ts';
import type { ResultatDeTest } from './perception.calls.ts';
import styles from './perception.module.css';

interface Props {
  test: ResultatDeTest;
  onRevue: (partie_id: number) => void;
  onQuitte: () => void;
}

const isDeTrop = ({ vrai, coche }: ResultatDeTest['revues'][number]['choix'][number]): boolean =>
  coche === 1 && vrai === 0;

/** How the points came about, by the rule that was chosen. */
function compteDe({ regle, points, revues }: ResultatDeTest): string {
  const vus = revues.flatMap(({ risques }) => risques.filter(({ vu }) => vu === 1)).length;
  const deTrop = revues.flatMap(({ faux, choix }) => [...faux, ...choix.filter(isDeTrop)]).length;
  const dit = `${combien(vus, 'risque')} sur ${TEST.risques}, ${deTrop} ${choixOuClics(regle, deTrop)} de trop`;
  return REGLES_DE_PERCEPTION[regle].faute === 0
    ? `${dit}\u00a0: ${combien(points, 'point')}.`
    : `${dit}, qui en retirent autant\u00a0: ${combien(points, 'point')}, jamais moins de zéro.`;
}

const choixOuClics = (regle: ResultatDeTest['regle'], nombre: number): string =>
  accorde(nombre, regle === 'choix-multiple' ? 'réponse' : 'clic');

/** Every danger with its click, and what to train next. */
export function ResultatTest({ test, onRevue, onQuitte }: Props) {
  const { points, sur, reussi, regle, revues, aRevoir } = test;
  const titre = useRef<HTMLHeadingElement>(null);
  useEffect(() => titre.current?.focus({ preventScroll: true }), []);
  const partout = revues.some((revue) => revue.partout === 1);
  return (
    <main className={`${plainStyles.page} ${plainStyles.stack}`}>
      <h1 ref={titre} tabIndex={-1} className={messageStyles.title}>
        {reussi ? 'Réussi' : 'Raté'}&nbsp;: {points} sur {sur}
      </h1>
      <Part title="Comment il est coté" data-tone={reussi ? 'right' : 'wrong'}>
        <p>
          {REGLES_DE_PERCEPTION[regle].dit} Il fallait {TEST.seuil} sur {TEST.risques}.
        </p>
        <p>{compteDe(test)}</p>
        {partout && (
          <p>
            Tu as beaucoup cliqué à côté. Le jour du test, cela coûte des points&nbsp;: attends de
            savoir ce qui t’oblige à agir.
          </p>
        )}
        {aRevoir.length > 0 && (
          <>
            <p>À entraîner&nbsp;:</p>
            <ul className={styles.aRevoir}>
              {aRevoir.map((signe) => (
                <li key={signe}>{signe}</li>
              ))}
            </ul>
          </>
        )}
      </Part>
      {revues.map((revue, i) => (
        <Part key={revue.partie_id} title={`Vidéo ${i + 1}\u00a0: ${revue.titre}`}>
          <ul className={sheetStyles.lines}>
            {revue.risques.map(({ titre: risque, trouve, vu, fenetre }) => (
              <li key={risque} data-tone={vu ? 'right' : 'wrong'}>
                <span>
                  {vu ? <SigneJuste /> : <SigneFaux />} {risque}
                </span>
                {trouve && (
                  <span className={plainStyles.figures}>
                    {degreDe(fenetre, fenetre.ferme - trouve.avance)}, {enSecondes(trouve.avance)}{' '}
                    d’avance
                  </span>
                )}
              </li>
            ))}
            {revue.risques.length === 0 && <li>Aucun risque ici.</li>}
            {revue.choix.filter(isDeTrop).map(({ libelle }) => (
              <li key={libelle} data-tone="wrong">
                <span>
                  <SigneFaux /> {libelle}
                </span>
                <span>de trop</span>
              </li>
            ))}
            {revue.faux.length > 0 && <li>{combien(revue.faux.length, 'clic')} à côté</li>}
          </ul>
          <Button variant="default" onClick={() => onRevue(revue.partie_id)}>
            Revoir cette vidéo
          </Button>
        </Part>
      ))}
      <Button size="lg" onClick={onQuitte}>
        Revenir aux vidéos
      </Button>
    </main>
  );
}
