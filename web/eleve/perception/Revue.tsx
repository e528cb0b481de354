import { Badge, Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ClipEnvoye } from '../../../films/envoi.ts';
import { cadreAt, enPixels, surAutreEcran } from '../../../films/juge.ts';
import type { ClipOuvert } from '../../../monde/clip/index.ts';
import { enSecondes } from '../../../films/mots.ts';
import { accorde, combien } from '../../../regles/ecriture.ts';
import { Icon } from '../../socle/ui/Icon.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { SigneFaux, SigneJuste } from '../questions/index.ts';
import { useLecture } from '../tentatives/index.ts';
import { Articles } from './Articles.tsx';
import { Ecran } from './Ecran.tsx';
import type { Revue as RevueLue } from './perception.calls.ts';
import styles from './perception.module.css';
import { Sosies } from './Sosies.tsx';

type Risque = RevueLue['risques'][number];

interface Props {
  revue: RevueLue;
  /** Null: its street is not there any more. */
  envoye: ClipEnvoye | null;
}

/** In seconds: a step, and how long a click is shown. */
const [PAS, MONTRE] = [0.2, 0.5];
/** A quarter of life’s speed. */
const LENT = 0.25;

/** A look-alike is ringed where the clip stands at its moment. */
const isMontre =
  (t: number) =>
  (sosie: RevueLue['sosies'][number]): boolean =>
    Math.abs(sosie.t - t) < 0.05;

/** The clip again: it stops at each danger, rings it, and shows where and when one clicked. */
export function Revue({ revue, envoye }: Props) {
  const clip = useRef<ClipOuvert>(undefined);
  const film = useRef<HTMLElement>(null);
  const [t, setT] = useState(0);
  const [joue, setJoue] = useState(false);
  const [lent, setLent] = useState(false);
  const [perdu, setPerdu] = useState(false);
  const [avecDessus, setAvecDessus] = useState(false);
  const [dessus, setDessus] = useState<HTMLCanvasElement | null>(null);
  const duree = envoye?.clip.durée ?? 0;
  const arrets = revue.risques.map(({ fenetre }) => fenetre.ouvre).toSorted((a, b) => a - b);
  const play = (fois = lent) => {
    clip.current?.pause();
    setJoue(true);
    // At its end it begins anew, and stops again.
    const de = t >= duree ? -1 : t;
    const jusqua = arrets.find((arret) => arret > de + 0.01);
    clip.current?.play(fois ? LENT : 1, jusqua);
  };
  const pause = () => {
    clip.current?.pause();
    setJoue(false);
  };
  const seek = (la: number) => {
    pause();
    const borne = Math.max(0, Math.min(duree, la));
    clip.current?.seek(borne);
    setT(borne);
  };
  const show = (la: number) => {
    seek(la);
    film.current?.scrollIntoView({ block: 'start' });
  };
  const ici = revue.risques.find(({ fenetre }) => t >= fenetre.ouvre - 0.05 && t <= fenetre.ferme);
  const sosie = revue.sosies.find(isMontre(t));
  return (
    <div className={plainStyles.stack}>
      <Bilan revue={revue} />
      {!perdu && envoye && (
        <section ref={film} className={styles.relecture} aria-label="La vidéo, avec ses risques">
          <div className={styles.ecrans} data-dessus={avecDessus || undefined}>
            <Ecran
              envoye={envoye}
              affiche={null}
              dessus={dessus}
              onReady={(ouvert) => {
                clip.current = ouvert;
                ouvert.seek(t);
              }}
              onTime={setT}
              onStop={() => setJoue(false)}
              onLost={() => setPerdu(true)}
              onSlow={() => setJoue(false)}
            >
              <Anneaux revue={revue} ecran={clip} t={t} />
            </Ecran>
            <canvas
              ref={setDessus}
              width={800}
              height={600}
              className={styles.dessus}
              hidden={!avecDessus}
              aria-hidden="true"
            />
          </div>
          <Frise revue={revue} duree={duree} t={t} seek={seek} />
          <div className={`${plainStyles.row} ${styles.commandes}`}>
            <Button onClick={joue ? pause : () => play()}>
              {joue ? 'Pause' : t === 0 ? 'Revoir' : t >= duree ? 'Rejouer' : 'Continuer'}
            </Button>
            <Button
              variant="default"
              onClick={() => seek(t - PAS)}
              aria-label={`−${enSecondes(PAS)}, un pas en arrière`}
            >
              −{enSecondes(PAS)}
            </Button>
            <Button
              variant="default"
              onClick={() => seek(t + PAS)}
              aria-label={`+${enSecondes(PAS)}, un pas en avant`}
            >
              +{enSecondes(PAS)}
            </Button>
            <Button
              variant={lent ? 'filled' : 'default'}
              aria-pressed={lent}
              leftSection={<Icon name="slow" />}
              onClick={() => {
                setLent(!lent);
                if (joue) play(!lent);
              }}
            >
              Ralenti
            </Button>
            <Button
              variant={avecDessus ? 'filled' : 'default'}
              aria-pressed={avecDessus}
              onClick={() => {
                setAvecDessus(!avecDessus);
                // Once it is on the page it can be drawn.
                requestAnimationFrame(() => clip.current?.seek(t));
              }}
            >
              D’en haut
            </Button>
          </div>
          <p className={styles.legende} aria-live="polite">
            {ici
              ? `${ici.titre}. ${ici.dit}`
              : sosie
                ? sosie.dit
                : 'La vidéo s’arrête à chaque risque, dès qu’on peut le voir.'}
          </p>
        </section>
      )}
      {revue.risques.map((risque, i) => (
        <FicheDeRisque
          key={risque.titre}
          rang={i + 1}
          risque={risque}
          revue={revue}
          onVoir={perdu || !envoye ? undefined : () => show(risque.fenetre.ouvre)}
        />
      ))}
      <Sosies revue={revue} onVoir={perdu || !envoye ? undefined : show} />
      <Predictions revue={revue} onVoir={show} />
      <Dits revue={revue} />
    </div>
  );
}

function Bilan({ revue }: { revue: RevueLue }) {
  const { points, sur, faux, partout, predictions, choix } = revue;
  const trop = choix.filter(({ vrai, coche }) => coche === 1 && vrai === 0);
  const quoi = predictions.length > 0 ? 'bonnes réponses' : accorde(sur, 'risque');
  return (
    <Part
      title={
        sur === 0 ? 'Il n’y avait aucun risque dans cette vidéo' : `${points} sur ${sur} ${quoi}`
      }
      large
    >
      {faux.length > 0 && (
        <p>
          {combien(faux.length, 'clic')} à côté
          {partout === 1 && '. Cliquer partout ne compte pas\u00a0: cherche ce qui t’oblige à agir'}
          .
        </p>
      )}
      {trop.length > 0 && (
        <p>
          {combien(trop.length, 'réponse')} de trop&nbsp;: rien de tel dans cette vidéo (
          {trop.map(({ libelle }) => `«\u00a0${libelle}\u00a0»`).join(', ')}).
        </p>
      )}
      {faux.length === 0 && trop.length === 0 && sur > 0 && points === sur && (
        <p>Tu as tout vu, sans un clic de trop.</p>
      )}
    </Part>
  );
}

interface FicheProps {
  rang: number;
  risque: Risque;
  revue: RevueLue;
  onVoir: (() => void) | undefined;
}

function sansClic({ vu }: Risque, { choix }: RevueLue): string {
  if (vu === 0) return 'Manqué.';
  return choix.length > 0 ? 'Coché.' : 'Prévu.';
}

function FicheDeRisque({ rang, risque, revue, onVoir }: FicheProps) {
  const { titre, signe, dit, conduite, articles, fenetre, trouve, vu } = risque;
  return (
    <Part title={`${rang}. ${titre}`} data-tone={vu ? 'right' : 'wrong'}>
      <p className={styles.verdict}>
        {vu ? <SigneJuste /> : <SigneFaux />}
        {trouve
          ? `Vu, ${enSecondes(trouve.avance)} avant qu’il soit trop tard.`
          : `${sansClic(risque, revue)} On pouvait le voir dès ${enSecondes(fenetre.ouvre)}.`}
      </p>
      <dl className={styles.fiche}>
        <dt>Ce qui le trahit</dt>
        <dd>
          {dit} <Badge variant="light">{signe}</Badge>
        </dd>
        <dt>Que faire</dt>
        <dd>{conduite}</dd>
        {articles.length > 0 && (
          <>
            <dt>Ce que dit le code</dt>
            <dd>
              <Articles numeros={articles} />
            </dd>
          </>
        )}
      </dl>
      <div className={plainStyles.row}>
        {onVoir && (
          <Button variant="default" onClick={onVoir}>
            Voir ce moment
          </Button>
        )}
        <Ecouter texte={`${titre}. ${dit} ${conduite}`} />
      </div>
    </Part>
  );
}

function Ecouter({ texte }: { texte: string }) {
  const [voulu, setVoulu] = useState(false);
  const { possible, lue } = useLecture([texte], voulu);
  const lit = voulu && !lue;
  if (!possible) return null;
  return (
    <Button
      variant="subtle"
      leftSection={<Icon name="sound" />}
      aria-pressed={lit}
      onClick={() => setVoulu(!lit)}
    >
      Écouter le moniteur
    </Button>
  );
}

/** One’s forecasts beside what came. */
function Predictions({ revue, onVoir }: { revue: RevueLue; onVoir: (t: number) => void }) {
  if (revue.predictions.length === 0) return null;
  return (
    <Part title="Ce que tu avais prévu">
      <ol className={styles.lignes}>
        {revue.predictions.map(({ t, juste, choisie, bonne }) => (
          <li key={t} data-tone={juste ? 'right' : 'wrong'}>
            <Button variant="default" size="compact-md" onClick={() => onVoir(t)}>
              {enSecondes(t)}
            </Button>
            <span>
              {choisie ?? 'Sans réponse'}
              {juste === 0 && <> → {bonne}</>}
            </span>
            {juste ? <SigneJuste /> : <SigneFaux />}
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** One’s own words beside the instructor’s, in their order. */
function Dits({ revue }: { revue: RevueLue }) {
  if (revue.dits.length === 0) return null;
  const siens = revue.dits.map(({ t, libelle }) => ({ t, qui: 'Toi', texte: libelle }));
  const moniteur = revue.risques.map(({ fenetre, dit }) => ({
    t: fenetre.ouvre,
    qui: 'Le moniteur',
    texte: dit,
  }));
  return (
    <Part title="Toi et le moniteur">
      <ol className={styles.lignes}>
        {[...siens, ...moniteur]
          .toSorted((un, autre) => un.t - autre.t)
          .map(({ t, qui, texte }) => (
            <li key={`${t} ${qui}`}>
              <span>{enSecondes(t)}</span>
              <span>
                <strong>{qui}&nbsp;:</strong> {texte}
              </span>
            </li>
          ))}
      </ol>
    </Part>
  );
}

interface AnneauxProps {
  revue: RevueLue;
  ecran: { current: ClipOuvert | undefined };
  t: number;
}

/** Rings around what is a danger now, and the clicks of this moment. */
function Anneaux({ revue, ecran, t }: AnneauxProps) {
  const vue = ecran.current?.ecran;
  if (!vue) return null;
  const { largeur, hauteur } = vue;
  const trouves = new Set(revue.risques.flatMap(({ trouve }) => (trouve ? [trouve.clic] : [])));
  return (
    <svg className={styles.anneaux} viewBox={`0 0 ${largeur} ${hauteur}`} aria-hidden="true">
      {revue.risques.flatMap(({ fenetre, titre }) =>
        t < fenetre.ouvre - 0.05 || t > fenetre.ferme
          ? []
          : fenetre.cibles.flatMap((cible) => {
              const cadre = cadreAt(cible, t);
              if (!cadre) return [];
              const [x0, y0, x1, y1] = enPixels(cadre, vue);
              return [
                <ellipse
                  key={`${titre} ${cadre.join()}`}
                  cx={(x0 + x1) / 2}
                  cy={(y0 + y1) / 2}
                  rx={(x1 - x0) / 2 + 10}
                  ry={(y1 - y0) / 2 + 10}
                />,
              ];
            }),
      )}
      {revue.sosies.filter(isMontre(t)).map(({ cadre, dit }) => {
        const [x0, y0, x1, y1] = enPixels(cadre, vue);
        return (
          <ellipse
            key={dit}
            data-sorte="sosie"
            cx={(x0 + x1) / 2}
            cy={(y0 + y1) / 2}
            rx={(x1 - x0) / 2 + 10}
            ry={(y1 - y0) / 2 + 10}
          />
        );
      })}
      {revue.clics.map((clic, i) => {
        if (Math.abs(clic.t - t) > MONTRE) return null;
        const sorte = trouves.has(i) ? 'juste' : revue.faux.includes(i) ? 'faux' : 'neutre';
        const { x, y } = surAutreEcran(clic, revue.ecran, vue);
        return (
          <g key={`${clic.t} ${clic.x}`} data-sorte={sorte} transform={`translate(${x} ${y})`}>
            <path d="M-9 0H9M0 -9V9" />
          </g>
        );
      })}
    </svg>
  );
}

interface FriseProps {
  revue: RevueLue;
  duree: number;
  t: number;
  seek: (t: number) => void;
}

/** When dangers were open, and when one clicked. */
function Frise({ revue, duree, t, seek }: FriseProps) {
  const part = (s: number) => `${(s / duree) * 100}%`;
  return (
    <div className={styles.frise}>
      <div className={styles.bandes} aria-hidden="true">
        {revue.risques.map(({ titre, fenetre, vu }) => (
          <span
            key={titre}
            data-tone={vu ? 'right' : 'wrong'}
            style={{ left: part(fenetre.ouvre), width: part(fenetre.ferme - fenetre.ouvre) }}
          />
        ))}
        {revue.clics.map(({ t: quand, x }) => (
          <i key={`${quand} ${x}`} style={{ left: part(quand) }} />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={duree}
        step={0.1}
        value={t}
        aria-label="Moment de la vidéo"
        aria-valuetext={enSecondes(t)}
        onChange={({ target }) => seek(Number(target.value))}
      />
    </div>
  );
}
