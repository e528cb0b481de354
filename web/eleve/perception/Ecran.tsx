import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { Button, Loader } from '@mantine/core';
import type { ClipEnvoye } from '../../../films/envoi.ts';
import type { Ecran as TailleDEcran } from '../../../films/juge.ts';
import { useClip } from './useClip.ts';
import { useVisee } from './useVisee.ts';
import type { ClipOuvert } from '../../../monde/clip/index.ts';
import styles from './perception.module.css';

export interface PointVise {
  x: number;
  y: number;
}

interface Props {
  envoye: ClipEnvoye;
  /** Before it has begun: a poster over the street. */
  affiche: ReactNode;
  /** Undefined: nothing can be clicked. */
  onPoint?: ((point: PointVise) => void) | undefined;
  /** One button alone: it stops, and two lines look for the place. */
  unBouton?: boolean;
  /** It has begun to look for a place. */
  onCherche?: () => void;
  onReady: (clip: ClipOuvert) => void;
  onTime: (t: number) => void;
  onStop: (t: number) => void;
  /** The phone was turned: what was clicked lies elsewhere now. */
  onResize?: (avant: TailleDEcran, apres: TailleDEcran) => void;
  onLost: () => void;
  onSlow: () => void;
  /** A square from above. */
  dessus?: HTMLCanvasElement | null;
  children?: ReactNode;
}

/** In shares of the picture: a step of the keyboard’s cross, and a long one. */
const [PAS, GRAND] = [0.02, 0.08];
const FLECHES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const serre = (part: number): number => Math.max(0, Math.min(1, part));

/** The picture that plays, and where one clicks on it: by mouse, finger, keyboard or one button. */
export function Ecran(props: Props) {
  const { envoye, affiche, onPoint, unBouton = false, dessus = null, children } = props;
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [croix, setCroix] = useState<PointVise | null>(null);
  const [impact, setImpact] = useState<(PointVise & { cle: number }) | null>(null);
  const etat = useClip(canvas, dessus, envoye, props);
  const clip = etat.nom === 'pret' ? etat.clip : undefined;
  const ready = useEffectEvent(props.onReady);
  const resized = useEffectEvent((avant: TailleDEcran, apres: TailleDEcran) =>
    props.onResize?.(avant, apres),
  );
  useEffect(() => {
    if (!clip || !canvas) return undefined;
    ready(clip);
    const looker = new ResizeObserver(() => {
      const avant = clip.ecran;
      if (clip.resize()) resized(avant, clip.ecran);
    });
    looker.observe(canvas);
    return () => looker.disconnect();
  }, [clip, canvas]);
  const give = (point: PointVise) => {
    setImpact({ ...point, cle: (impact?.cle ?? 0) + 1 });
    onPoint?.(point);
  };
  const visee = useVisee(give, () => props.onCherche?.());
  const press = () => {
    if (!onPoint) return;
    if (unBouton) visee.press();
    else if (croix) give(croix);
    else setCroix({ x: 0.5, y: 0.5 });
  };
  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (!onPoint || !canvas || event.button > 0) return;
    if (unBouton) return visee.press();
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    if (x < 0 || x > 1 || y < 0 || y > 1) return;
    event.preventDefault();
    setCroix(null);
    give({ x, y });
  };
  const key = (event: KeyboardEvent) => {
    const fleche = FLECHES[event.key];
    if (fleche && onPoint && !unBouton) {
      event.preventDefault();
      const pas = event.shiftKey ? GRAND : PAS;
      const { x, y } = croix ?? { x: 0.5, y: 0.5 };
      setCroix({ x: serre(x + fleche[0] * pas), y: serre(y + fleche[1] * pas) });
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (!event.repeat) press();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application of its own: a picture that is clicked on
    <div
      className={styles.scene}
      role="application"
      aria-label={
        onPoint
          ? 'La route devant toi. Les flèches déplacent la croix, la barre d’espace clique.'
          : 'La route devant toi.'
      }
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys click
      tabIndex={0}
      onPointerDown={down}
      onKeyDown={key}
      data-clique={onPoint ? '' : undefined}
    >
      <div className={styles.cadre}>
        <div className={styles.image}>
          <canvas ref={setCanvas} className={styles.toile} aria-hidden="true" />
          <div className={styles.surImage}>
            {children}
            {croix && onPoint && !unBouton && <Marque {...croix} quoi="croix" />}
            {impact && onPoint && <Marque key={impact.cle} {...impact} quoi="impact" />}
            {visee.lignes.x !== null && (
              <span className={styles.ligneX} style={{ left: `${visee.lignes.x * 100}%` }} />
            )}
            {visee.lignes.y !== null && (
              <span className={styles.ligneY} style={{ top: `${visee.lignes.y * 100}%` }} />
            )}
          </div>
        </div>
        {etat.nom === 'charge' && <LaRueVient />}
        {clip && affiche && <div className={styles.affiche}>{affiche}</div>}
        {etat.nom === 'perdu' && (
          <div className={styles.affiche}>
            <p>Cet appareil n’arrive pas à dessiner la vidéo.</p>
            <Button onClick={props.onLost}>Continuer en mots</Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** From the list to the first picture: a slow network and a slow card take their time. */
export const LaRueVient = () => (
  <div className={styles.affiche}>
    <output className={styles.attente} aria-busy="true">
      <Loader color="gray.0" />
      La rue se dessine…
    </output>
  </div>
);

const Marque = ({ x, y, quoi }: PointVise & { quoi: 'croix' | 'impact' }) => (
  <span className={styles[quoi]} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
);
