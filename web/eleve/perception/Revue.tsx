import { Badge, Button } from '@mantine/core';
import { type CSSProperties, useRef, useState } from 'react';
import type { ClipEnvoye } from '../../../films/envoi.ts';
import { bienVuA, degreDe, placeDe, type SortDeClic, sortsDesClics } from '../../../films/clics.ts';
import { cadreAt, type Clic, enPixels, surAutreEcran } from '../../../films/juge.ts';
import type { ClipOuvert, Loupe } from '../../../monde/clip/index.ts';
import { enSecondes } from '../../../films/mots.ts';
import { NOMS_DES_ACTEURS } from '../../../films/recit.ts';
import { accorde, combien } from '../../../regles/ecriture.ts';
import { Icon } from '../../socle/ui/Icon.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { SigneFaux, SigneJuste } from '../questions/index.ts';
import { useLecture } from '../tentatives/index.ts';
import { Articles } from './Articles.tsx';
import { Ecran, serre } from './Ecran.tsx';
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
/** In pixels: as tall as that somebody small is shown while the picture stands; and most times enlarged. */
const [ASSEZ_GRAND, LE_PLUS] = [70, 3];
/** Below it an enlarged picture would show nothing more. */
const LE_MOINS = 1.3;

/** One’s clicks, or one’s words where one has said them. */
const gestesDe = ({ clics, dits }: RevueLue): readonly Clic[] => (dits.length > 0 ? dits : clics);

const sortsDe = (revue: RevueLue): SortDeClic[] =>
  sortsDesClics(
    revue.risques.map(({ fenetre }) => fenetre),
    gestesDe(revue),
    revue.ecran,
    revue.risques.map(({ trouve }) => trouve && trouve.clic),
  );

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
  const [agrandi, setAgrandi] = useState(true);
  /** Once its street is there it can tell who was clicked on. */
  const [ouvert, setOuvert] = useState<ClipOuvert | null>(null);
  const [dessus, setDessus] = useState<HTMLCanvasElement | null>(null);
  const duree = envoye?.clip.durée ?? 0;
  const sorts = sortsDe(revue);
  /** When one sees what a ring is around; before it is drawn, when it opened. */
  const seVoit = ({ fenetre }: Risque): number =>
    clip.current ? bienVuA(fenetre, clip.current.ecran) : fenetre.ouvre;
  const play = (fois = lent) => {
    clip.current?.pause();
    setJoue(true);
    // At its end it begins anew, and stops again.
    const de = t >= duree ? -1 : t;
    const jusqua = revue.risques
      .map(seVoit)
      .toSorted((a, b) => a - b)
      .find((arret) => arret > de + 0.01);
    clip.current?.play(fois ? LENT : 1, jusqua);
  };
  const ouvertA = (la: number) =>
    revue.risques.find(({ fenetre }) => la >= fenetre.ouvre - 0.05 && la <= fenetre.ferme);
  const loupeA = (la: number, voulue: boolean): Loupe | undefined => {
    const risque = ouvertA(la);
    return voulue && risque && ouvert ? loupeDe(risque, la, ouvert) : undefined;
  };
  /** It stands here, as fine and as large as it can be drawn. */
  const stand = (la: number, voulue = agrandi) => {
    clip.current?.pause();
    setJoue(false);
    clip.current?.seek(la, loupeA(la, voulue));
  };
  const seek = (la: number) => {
    const borne = Math.max(0, Math.min(duree, la));
    stand(borne);
    setT(borne);
  };
  const show = (la: number) => {
    seek(la);
    film.current?.scrollIntoView({ block: 'start' });
  };
  const ici = ouvertA(t);
  const sosie = revue.sosies.find(isMontre(t));
  const loupe = joue ? undefined : loupeA(t, agrandi);
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
              onReady={(la) => {
                clip.current = la;
                setOuvert(la);
                la.seek(t);
              }}
              onTime={setT}
              onStop={stand}
              onLost={() => setPerdu(true)}
              onSlow={() => setJoue(false)}
            >
              <Anneaux revue={revue} sorts={sorts} ecran={clip} t={t} loupe={loupe} />
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
          <Frise revue={revue} sorts={sorts} duree={duree} t={t} seek={seek} />
          <div className={`${plainStyles.row} ${styles.commandes}`}>
            <Button onClick={joue ? () => stand(t) : () => play()}>
              {joue ? 'Pause' : t === 0 ? 'Revoir' : t >= duree ? 'Rejouer' : 'Reprendre'}
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
              variant={agrandi ? 'filled' : 'default'}
              aria-pressed={agrandi}
              onClick={() => {
                setAgrandi(!agrandi);
                if (!joue) stand(t, !agrandi);
              }}
            >
              Agrandir
            </Button>
            <Button
              variant={avecDessus ? 'filled' : 'default'}
              aria-pressed={avecDessus}
              onClick={() => {
                setAvecDessus(!avecDessus);
                // Once it is on the page it can be drawn.
                requestAnimationFrame(() => clip.current?.seek(t, loupe));
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
                : 'La vidéo s’arrête à chaque risque, quand on le voit bien.'}{' '}
            {ouvert && (
              <span className={plainStyles.dimmed}>
                Tu roulais à {Math.round(ouvert.vitesseAt(t))}&nbsp;km/h.
              </span>
            )}
          </p>
        </section>
      )}
      {revue.risques.map((risque, i) => (
        <FicheDeRisque
          key={risque.titre}
          rang={i + 1}
          risque={risque}
          revue={revue}
          sorts={sorts}
          onVoir={perdu || !envoye ? undefined : () => show(seVoit(risque))}
        />
      ))}
      <Clics
        revue={revue}
        sorts={sorts}
        ouvert={ouvert}
        onVoir={perdu || !envoye ? undefined : show}
      />
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
  sorts: readonly SortDeClic[];
  onVoir: (() => void) | undefined;
}

/** How soon it was found, or why no click did. */
function verdictDe(
  { fenetre, trouve, vu }: Risque,
  rang: number,
  revue: RevueLue,
  sorts: readonly SortDeClic[],
): string {
  if (trouve) {
    const { t } = gestesDe(revue)[trouve.clic]!;
    const degre = degreDe(fenetre, t);
    const dit = `Vu ${enSecondes(t - fenetre.ouvre)} après son premier signe\u00a0: ${degre}.`;
    return degre === 'tard'
      ? `${dit} Il ne restait que ${enSecondes(trouve.avance)} pour agir\u00a0: cherche-le plus tôt.`
      : dit;
  }
  if (vu === 1) return revue.choix.length > 0 ? 'Coché.' : 'Prévu.';
  const des = `On pouvait le voir dès ${enSecondes(fenetre.ouvre)}.`;
  const siens = sorts.flatMap((sort) => ('ecart' in sort && sort.rang === rang ? [sort] : []));
  const [proche] = siens.toSorted((un, autre) => un.ecart - autre.ecart);
  if (proche?.sorte === 'tôt')
    return `Trop tôt de ${enSecondes(proche.ecart)}\u00a0: rien n’annonçait encore le danger. ${des}`;
  if (proche?.sorte === 'tard')
    return `Trop tard de ${enSecondes(proche.ecart)}\u00a0: il fallait déjà agir. ${des}`;
  return `Manqué. ${des}`;
}

function FicheDeRisque({ rang, risque, revue, sorts, onVoir }: FicheProps) {
  const { titre, signe, dit, conduite, articles, vu } = risque;
  return (
    <Part title={`${rang}. ${titre}`} data-tone={vu ? 'right' : 'wrong'}>
      <p className={styles.verdict}>
        {vu ? <SigneJuste /> : <SigneFaux />}
        {verdictDe(risque, rang - 1, revue, sorts)}
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

interface ClicsProps {
  revue: RevueLue;
  sorts: readonly SortDeClic[];
  ouvert: ClipOuvert | null;
  onVoir: ((t: number) => void) | undefined;
}

/** Each click, and what it was worth. */
function Clics({ revue, sorts, ouvert, onVoir }: ClicsProps) {
  if (sorts.length === 0) return null;
  return (
    <Part title="Tes clics">
      <ol className={styles.lignes}>
        {gestesDe(revue).map((clic, i) => (
          <li key={`${clic.t} ${clic.x}`} data-tone={TONS[sorts[i]!.sorte]}>
            {onVoir ? (
              <Button variant="default" size="compact-md" onClick={() => onVoir(clic.t)}>
                {enSecondes(clic.t)}
              </Button>
            ) : (
              <span>{enSecondes(clic.t)}</span>
            )}
            <span>{ditDuClic(i, sorts[i]!, revue, ouvert)}</span>
            <SigneDeClic sort={sorts[i]!} />
          </li>
        ))}
      </ol>
    </Part>
  );
}

const TONS = { trouve: 'right', encore: undefined, tôt: undefined, tard: undefined, faux: 'wrong' };

function SigneDeClic({ sort: { sorte } }: { sort: SortDeClic }) {
  if (sorte === 'trouve') return <SigneJuste />;
  return sorte === 'faux' ? <SigneFaux /> : <span aria-hidden="true">{MARQUES[sorte]}</span>;
}

function ditDuClic(
  rang: number,
  sort: SortDeClic,
  revue: RevueLue,
  ouvert: ClipOuvert | null,
): string {
  const { risques, ecran, sosies } = revue;
  const clic = gestesDe(revue)[rang]!;
  if (sort.sorte === 'faux') {
    const sosie = sosies.find(({ clics }) => clics.includes(rang));
    if (sosie) return `À côté. ${sosie.dit}`;
    const qui = ouvert?.quiAt(clic, ecran);
    if (!ouvert) return 'À côté.';
    if (!qui) return 'À côté\u00a0: il n’y avait personne.';
    const nom = NOMS_DES_ACTEURS[qui];
    return `À côté\u00a0: ${nom[0]!.toLowerCase()}${nom.slice(1)} qui ne t’obligeait à rien.`;
  }
  const titre = `«\u00a0${risques[sort.rang]!.titre}\u00a0»`;
  switch (sort.sorte) {
    case 'trouve':
      return `${titre}\u00a0: vu ${degreDe(risques[sort.rang]!.fenetre, clic.t)}.`;
    case 'encore':
      return `${titre}\u00a0: tu l’avais déjà vu.`;
    case 'tôt':
      return `${titre}\u00a0: trop tôt de ${enSecondes(sort.ecart)}. Il n’enlève aucun point.`;
    case 'tard':
      return `${titre}\u00a0: trop tard de ${enSecondes(sort.ecart)}. Il n’enlève aucun point.`;
  }
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
  sorts: readonly SortDeClic[];
  ecran: { current: ClipOuvert | undefined };
  t: number;
  loupe: Loupe | undefined;
}

/** A dot in a ring, a cross, a ring. */
const TRACES: Record<SortDeClic['sorte'], string> = {
  trouve: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M-2 0h4M0 -2v4',
  faux: 'M-8 -8L8 8M-8 8L8 -8',
  encore: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  tôt: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  tard: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
};

/** Rings around what is a danger now, and the clicks of this moment. */
function Anneaux({ revue, sorts, ecran, t, loupe }: AnneauxProps) {
  const vue = ecran.current?.ecran;
  if (!vue) return null;
  const { largeur, hauteur } = vue;
  const { x: gauche, y: haut, fois } = loupe ?? { x: 0, y: 0, fois: 1 };
  const reste = 1 - 1 / fois;
  return (
    <svg
      className={styles.anneaux}
      viewBox={[
        gauche * reste * largeur,
        haut * reste * hauteur,
        largeur / fois,
        hauteur / fois,
      ].join(' ')}
      style={{ '--fois': fois } as CSSProperties}
      aria-hidden="true"
    >
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
                  rx={(x1 - x0) / 2 + 10 / fois}
                  ry={(y1 - y0) / 2 + 10 / fois}
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
      {gestesDe(revue).map((clic, i) => {
        if (Math.abs(clic.t - t) > MONTRE) return null;
        const { sorte } = sorts[i]!;
        const { x, y } = surAutreEcran(clic, revue.ecran, vue);
        return (
          <g
            key={`${clic.t} ${clic.x}`}
            data-sorte={sorte}
            transform={`translate(${x} ${y}) scale(${1 / fois})`}
          >
            <path d={TRACES[sorte]} />
          </g>
        );
      })}
    </svg>
  );
}

/** A picture that stands is enlarged around who is too small; undefined: he is tall enough. */
function loupeDe({ fenetre }: Risque, t: number, { ecran }: ClipOuvert): Loupe | undefined {
  const place = placeDe(fenetre, t, ecran);
  if (!place) return undefined;
  const [x0, y0, x1, y1] = place;
  const fois = Math.min(LE_PLUS, ASSEZ_GRAND / Math.max(1, y1 - y0));
  if (fois < LE_MOINS) return undefined;
  return {
    x: serre((x0 + x1) / 2 / ecran.largeur),
    y: serre((y0 + y1) / 2 / ecran.hauteur),
    fois,
  };
}

/** Right, wrong and neither differ by shape too. */
const MARQUES = { trouve: '●', encore: '○', tôt: '○', tard: '○', faux: '✕' } as const;
/** In seconds between two figures. */
const CHAQUE = 10;

interface FriseProps {
  revue: RevueLue;
  sorts: readonly SortDeClic[];
  duree: number;
  t: number;
  seek: (t: number) => void;
}

/** When dangers were open, and when one clicked. */
function Frise({ revue, sorts, duree, t, seek }: FriseProps) {
  const part = (s: number) => `${(s / duree) * 100}%`;
  const figures = Array.from(
    { length: Math.floor(duree / CHAQUE) + 1 },
    (_, i) => i * CHAQUE,
  ).filter((s) => s < duree * 0.96);
  return (
    <div className={styles.frise}>
      <div className={styles.marques} aria-hidden="true">
        {gestesDe(revue).map(({ t: quand, x }, i) => (
          <i key={`${quand} ${x}`} data-tone={TONS[sorts[i]!.sorte]} style={{ left: part(quand) }}>
            {MARQUES[sorts[i]!.sorte]}
          </i>
        ))}
      </div>
      <div className={styles.bandes} aria-hidden="true">
        {revue.risques.map(({ titre, fenetre, vu }, i) => (
          <span
            key={titre}
            data-tone={vu ? 'right' : 'wrong'}
            style={{ left: part(fenetre.ouvre), width: part(fenetre.ferme - fenetre.ouvre) }}
          >
            {i + 1}
          </span>
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
      <div className={styles.figures} aria-hidden="true">
        {figures.map((s) => (
          <span key={s} style={{ left: part(s) }}>
            {s}&nbsp;s
          </span>
        ))}
      </div>
      {revue.risques.length > 0 && (
        <p className={styles.cle}>
          <span>
            <b>1</b> un risque, tant qu’on peut agir
          </span>
          {sorts.length > 0 && (
            <>
              <span>{MARQUES.trouve} clic juste</span>
              <span>{MARQUES.tôt} trop tôt, trop tard ou déjà vu</span>
              <span>{MARQUES.faux} à côté</span>
            </>
          )}
        </p>
      )}
    </div>
  );
}
