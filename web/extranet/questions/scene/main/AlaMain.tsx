import { Button } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { Attendu } from '../../../../../drawing/index.ts';
import { motsDuTexte, type Retouche } from '../../../../../drawing/retouche.ts';
import type { Poignee } from '../../../../../drawing/scene/poignees.ts';
import { Icon } from '../../../../socle/ui/Icon.tsx';
import plain from '../../../../socle/ui/plain.module.css';
import { attenduAt } from '../attendu.ts';
import type { DessinEcrit } from '../useDessin.ts';
import { Placer } from './Placer.tsx';
import { Proprietes } from './Proprietes.tsx';
import { Seule } from './Seule.tsx';
import { Toile, cleOfChemin } from './Toile.tsx';
import {
  type MotsDeChose,
  type MotsDeScene,
  change,
  choseAt,
  dansLaScene,
  decaleVoies,
  listeDe,
  ouEst,
  retire,
  tourneChose,
} from './gestes.ts';
import styles from './main.module.css';
import type { Main } from './useMain.ts';

interface Props {
  value: string;
  dessin: DessinEcrit;
  main: Main;
  jour: string;
  choisie: string;
  onChoose: (cle: string) => void;
}

/** The drawing by hand: the same words, changed without being typed. */
export function AlaMain({ value, dessin, main, jour, choisie, onChoose }: Props) {
  const mots = motsDuTexte(value);
  const { lu, image, connus } = dessin;
  const ecrite = mots?.image as MotsDeChose | undefined;
  const scene = ecrite?.scene as MotsDeScene | undefined;
  const carte = lu?.carte ?? null;
  const lexique = connus?.lexique;
  if (!mots || !ecrite || typeof ecrite !== 'object')
    return (
      <p className={plain.spaced}>
        Les mots ont une faute qui empêche de dessiner à la main&nbsp;: corrigez-la sous «&nbsp;En
        mots&nbsp;».
      </p>
    );
  if (!scene)
    return <Seule ecrite={ecrite} apply={main.apply} image={image} jour={jour} lexique={lexique} />;

  const poignees = carte?.poignees ?? [];
  const poignee = poignees.find(({ chemin }) => cleOfChemin(chemin) === choisie);
  const turn = (celle: Poignee, pas: 1 | -1) => {
    const changes = tourneChose(scene, celle, pas);
    if (changes.length > 0) main.apply(changes);
    else main.refuse(`On ne peut pas tourner ${celle.nom}.`);
  };
  const remove = (celle: Poignee) => {
    onChoose('');
    main.apply(retire(scene, celle.chemin));
  };
  const press = ({ key, ctrlKey, metaKey, shiftKey, ...event }: KeyboardEvent) => {
    if (!(ctrlKey || metaKey) || isChamp(event.target)) return;
    const act = { z: shiftKey ? main.redo : main.undo, y: main.redo }[key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act?.();
  };
  const uniques = poignees.filter(
    ({ chemin }, i) =>
      poignees.findIndex((p) => cleOfChemin(p.chemin) === cleOfChemin(chemin)) === i,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of the parts inside
    <div className={styles.aLaMain} onKeyDown={press}>
      <div className={styles.outils} role="toolbar" aria-label="Outils du dessin">
        <Placer scene={scene} jour={jour} carte={carte} main={main} onChoose={onChoose} />
        <Button variant="outline" disabled={!main.undo} onClick={() => main.undo?.()}>
          Annuler
        </Button>
        <Button variant="outline" disabled={!main.redo} onClick={() => main.redo?.()}>
          Rétablir
        </Button>
        {poignee && (
          <>
            {poignee.genre !== 'élément' && poignee.genre !== 'cote' && (
              <>
                <Button
                  variant="outline"
                  px="sm"
                  aria-label="Tourner à gauche"
                  onClick={() => turn(poignee, -1)}
                >
                  ↺
                </Button>
                <Button
                  variant="outline"
                  px="sm"
                  aria-label="Tourner à droite"
                  onClick={() => turn(poignee, 1)}
                >
                  ↻
                </Button>
              </>
            )}
            <Button
              variant="outline"
              color="danger"
              leftSection={<Icon name="delete" />}
              onClick={() => remove(poignee)}
            >
              Retirer
            </Button>
          </>
        )}
      </div>
      <div className={styles.atelier}>
        <div className={styles.devant}>
          {image && carte && (
            <Toile
              image={image}
              carte={carte}
              scene={scene}
              choisie={choisie}
              onChoose={onChoose}
              apply={main.apply}
              refuse={main.refuse}
              onTurn={turn}
              onRemove={remove}
              late={!lu?.image}
            />
          )}
          <output className={styles.dit}>
            {main.dit ||
              (poignee
                ? [majuscule(poignee.nom), ouEst(scene, poignee.chemin)]
                    .filter(Boolean)
                    .join('\u00a0: ')
                : 'Touchez ce que vous voulez changer, ou faites-le glisser.')}
          </output>
        </div>
        <div className={plain.tight}>
          {uniques.length > 0 && (
            <ul className={styles.choses} aria-label="Tout ce qui est sur le dessin">
              <li>
                <button type="button" aria-pressed={!poignee} onClick={() => onChoose('')}>
                  Toute la scène
                </button>
              </li>
              {uniques.map(({ chemin, nom, genre }) => {
                const cle = cleOfChemin(chemin);
                const dite =
                  genre === 'poteau' && chemin[0] === 'branches' ? `la branche ${chemin[1]}` : nom;
                return (
                  <li key={cle}>
                    <button
                      type="button"
                      aria-pressed={cle === choisie}
                      onClick={() => onChoose(cle)}
                    >
                      {majuscule(dite)}
                    </button>
                  </li>
                );
              })}
            </ul>
          )}
          {lexique && (
            <Panneau
              key={choisie}
              mots={mots}
              scene={scene}
              chemin={poignee?.chemin ?? []}
              titre={poignee?.nom ?? 'toute la scène'}
              lexique={lexique}
              jour={jour}
              apply={main.apply}
            />
          )}
        </div>
      </div>
    </div>
  );
}

const majuscule = (nom: string) => nom.charAt(0).toUpperCase() + nom.slice(1);

const isChamp = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Lists and arms are changed on the drawing. */
const SUR_LE_DESSIN = new Set(['branches', 'usagers', 'éléments', 'poteaux', 'cotes', 'agent']);

interface PanneauProps {
  mots: MotsDeChose;
  scene: MotsDeScene;
  chemin: Poignee['chemin'];
  titre: string;
  lexique: Attendu;
  jour: string;
  apply: (changes: readonly Retouche[]) => void;
}

function Panneau({ mots, scene, chemin, titre, lexique, jour, apply }: PanneauProps) {
  const attendu = attenduAt(lexique, mots, dansLaScene(chemin));
  const chose = (choseAt(scene, chemin) ?? {}) as MotsDeChose;
  if (!attendu) return null;
  const set = (cle: string, valeur: unknown) => {
    const autres =
      cle === 'moi' && valeur === 'oui'
        ? listeDe(scene, 'usagers').flatMap((usager, i) =>
            usager.moi === 'oui' ? change(['usagers', i], { moi: undefined }) : [],
          )
        : [];
    apply([...autres, ...change(chemin, { [cle]: valeur })]);
  };
  return (
    <section className={styles.panneau} aria-label={`Réglages\u00a0: ${titre}`}>
      <p className={styles.titre}>{majuscule(titre)}</p>
      <Proprietes
        mots={chose}
        attendu={attendu}
        lieu={scene.lieu}
        jour={jour}
        onChange={set}
        onShift={(profil, rang, de) =>
          apply([...change([], { profil }), ...decaleVoies(scene, rang, de)])
        }
        sans={chemin.length === 0 ? SUR_LE_DESSIN : undefined}
      />
    </section>
  );
}
