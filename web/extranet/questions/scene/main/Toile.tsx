import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import type { Retouche } from '../../../../../drawing/retouche.ts';
import type { Carte, Poignee } from '../../../../../drawing/scene/poignees.ts';
import { directions } from '../../../../../drawing/scene/vocabulaire.ts';
import plain from '../../../../socle/ui/plain.module.css';
import { addressOf } from '../Apercu.tsx';
import { type MotsDeScene, change, deplaceBranche, isACroix } from './gestes.ts';
import { type Tiree, avecTout, isMobile, moved, poseDe, poseDeChose } from './poses.ts';
import styles from './main.module.css';

interface Props {
  image: { svg: string; description: string };
  carte: Carte;
  scene: MotsDeScene;
  choisie: string;
  onChoose: (cle: string) => void;
  /** `dit`: what cannot be, in words; nothing changes then. */
  apply: (changes: readonly Retouche[]) => void;
  refuse: (dit: string) => void;
  onTurn: (poignee: Poignee, pas: 1 | -1) => void;
  onRemove: (poignee: Poignee) => void;
  late: boolean;
}

export const cleOfChemin = (chemin: readonly (string | number)[]): string => chemin.join('/');

const BOUGE = 6;

/** The drawing, and over it what can be taken: by mouse, by finger, by keyboard. */
export function Toile(props: Props) {
  const { image, carte, scene, choisie, onChoose, apply, refuse, late } = props;
  const aide = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [tiree, setTiree] = useState<Tiree | null>(null);
  const [x0, y0, l, h] = carte.cadre;

  const at = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => {
    const inverse = svg.current!.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(inverse);
    return { x, y };
  };

  const take = (event: PointerEvent<SVGGElement>, poignee: Poignee) => {
    if (event.button !== 0) return;
    const { x, y } = at(event);
    onChoose(cleOfChemin(poignee.chemin));
    if (!isMobile(poignee, scene)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setTiree({
      poignee,
      dx: x - poignee.x,
      dy: y - poignee.y,
      x: poignee.x,
      y: poignee.y,
      bouge: false,
    });
  };
  const drag = (event: PointerEvent) => {
    if (!tiree) return;
    const ou = at(event);
    const [x, y] = [ou.x - tiree.dx, ou.y - tiree.dy];
    const bouge = tiree.bouge || Math.hypot(x - tiree.poignee.x, y - tiree.poignee.y) > BOUGE;
    setTiree({ ...tiree, x, y, bouge });
  };
  const drop = () => {
    setTiree(null);
    if (!tiree?.bouge) return;
    const { poignee } = tiree;
    const { chemin, genre } = poignee;
    if (genre === 'branche') {
      const la = directionVers(tiree);
      const pris = deplaceBranche(scene, chemin[1] as never, la as never);
      if (pris.length > 0) apply(pris);
      else if (la !== chemin[1]) refuse(`Il y a déjà une branche ${la}.`);
      return;
    }
    const pose = poseDe(tiree, carte, scene);
    if (!pose) return;
    if (pose.hors)
      return refuse(
        `Il n’y a ni voie ni trottoir là où vous avez lâché ${poignee.nom}\u00a0: rien n’a bougé.`,
      );
    apply(
      genre === 'usager'
        ? change(chemin, isACroix(scene) ? avecTout(pose.mots) : pose.mots)
        : poseDeChose(scene, poignee, carte.voies, tiree),
    );
  };

  const press = (event: KeyboardEvent, poignee: Poignee) => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    const done = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (key.startsWith('Arrow')) {
      done();
      const changes = moved(poignee, key, shiftKey, carte, scene);
      if (changes.length > 0) apply(changes);
      else if (isMobile(poignee, scene)) refuse('Il n’y a pas d’autre place de ce côté.');
    } else if (key === '[' || key === ']' || key === 'r' || key === 'R') {
      done();
      props.onTurn(poignee, key === '[' || key === 'R' ? -1 : 1);
    } else if (key === 'Delete' || key === 'Backspace') {
      done();
      props.onRemove(poignee);
    } else if (key === 'Enter' || key === ' ') {
      done();
      onChoose(cleOfChemin(poignee.chemin));
    } else if (key === 'Escape' && choisie) {
      done();
      onChoose('');
    }
  };

  const pose = tiree?.bouge ? poseDe(tiree, carte, scene) : undefined;
  const rang = tiree?.poignee.chemin[1];
  const places = tiree?.bouge && tiree.poignee.genre === 'usager' ? carte.places[Number(rang)] : [];
  return (
    <div className={styles.toile} data-late={late || undefined}>
      <img src={addressOf(image.svg)} alt={image.description} draggable={false} />
      <svg
        ref={svg}
        viewBox={`${x0} ${y0} ${l} ${h}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no place in a drawing
        role="group"
        aria-label="Ce qui est sur le dessin"
      >
        {places?.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="7" className={styles.place} />
        ))}
        {carte.poignees.map((poignee) => {
          const cle = cleOfChemin(poignee.chemin);
          return (
            <g
              key={`${cle} ${poignee.genre}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no place in a drawing
              role="button"
              tabIndex={0}
              aria-pressed={cle === choisie}
              aria-label={majuscule(poignee.nom)}
              aria-describedby={aide}
              className={styles.poignee}
              data-genre={poignee.genre}
              data-mobile={isMobile(poignee, scene) || undefined}
              transform={`translate(${poignee.x} ${poignee.y}) rotate(${poignee.cap})`}
              onPointerDown={(event) => take(event, poignee)}
              onPointerMove={drag}
              onPointerUp={drop}
              onPointerCancel={() => setTiree(null)}
              onKeyDown={(event) => press(event, poignee)}
              onFocus={() => cle === choisie || onChoose(cle)}
            >
              <Corps poignee={poignee} />
            </g>
          );
        })}
        {tiree?.bouge && (
          <g pointerEvents="none">
            {pose && (
              <rect
                className={styles.cible}
                data-hors={pose.hors || undefined}
                {...cadreDe(tiree.poignee)}
                transform={`translate(${pose.x} ${pose.y}) rotate(${isACroix(scene) ? pose.cap : tiree.poignee.cap})`}
              />
            )}
            <g
              transform={`translate(${tiree.x} ${tiree.y}) rotate(${tiree.poignee.cap})`}
              opacity="0.8"
            >
              {tiree.poignee.dessin ? (
                <image href={addressOf(tiree.poignee.dessin)} {...cadreDe(tiree.poignee, 6)} />
              ) : (
                <rect className={styles.cible} {...cadreDe(tiree.poignee)} />
              )}
            </g>
          </g>
        )}
      </svg>
      <p id={aide} className={plain.hidden}>
        Les flèches déplacent, les crochets tournent, Suppr retire.
      </p>
    </div>
  );
}

const majuscule = (nom: string) => nom.charAt(0).toUpperCase() + nom.slice(1);

/** In units of the picture: a finger needs as much. */
const DOIGT = 56;

function cadreDe({ long, large }: Poignee, marge = 4) {
  const [width, height] = [large + 2 * marge, long + 2 * marge];
  return { x: -width / 2, y: -height / 2, width, height };
}

function Corps({ poignee }: { poignee: Poignee }) {
  const { genre, nom, long, large } = poignee;
  if (genre === 'branche')
    return (
      <>
        <circle r="21" className={styles.bouton} />
        <text className={styles.lettre} dy="0.35em">
          {initiales(nom)}
        </text>
      </>
    );
  const [width, height] = [Math.max(large, DOIGT), Math.max(long, DOIGT)];
  return (
    <>
      <rect
        fill="transparent"
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        stroke="none"
      />
      {genre === 'usager' || genre === 'poteau' ? (
        <rect className={styles.bord} rx="8" {...cadreDe(poignee)} />
      ) : (
        <circle r="18" className={styles.bouton} />
      )}
    </>
  );
}

const initiales = (nom: string): string =>
  nom
    .replace(/^la branche /, '')
    .split('-')
    .map((mot) => mot.charAt(0).toUpperCase())
    .join('');

const directionVers = ({ x, y }: Tiree): string =>
  directions[Math.round(((Math.atan2(x, -y) * 180) / Math.PI + 360) / 45) % 8]!;
