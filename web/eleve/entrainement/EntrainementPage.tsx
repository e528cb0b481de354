import { ERREURS } from '../../../regles/cible.ts';
import { accorde } from '../../../regles/ecriture.ts';
import { MINUTE } from '../../socle/ui/dates.ts';
import { Skeleton, Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { marque } from '../../../marque.ts';
import { useAcces, resteSeul } from '../acces/index.ts';
import { LienExamen } from '../examen/index.ts';
import { COMMENCER } from '../cap/index.ts';
import {
  type Acces,
  AttenteAcces,
  PageAcces,
  ReponsesGardees,
  useDepart,
  versSeries,
} from '../tentatives/index.ts';
import { Empty } from '../../socle/ui/Empty.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { CarteSujet } from './CarteSujet.tsx';
import { type Entrainement, useAddDizaine, useGetEntrainement } from './entrainement.calls.ts';
import { echoDizaine } from './echo.ts';
import { serverNow } from '../../socle/kernel/clock.ts';
import { SigneJuste } from '../questions/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { useNow } from '../../socle/ui/useNow.ts';
import styles from './entrainement.module.css';

export const meta = () => [{ title: `S’entraîner · ${marque.nom}` }];

export default function EntrainementPage() {
  const acces = useAcces('QT');
  return acces ? <Lecture acces={acces} /> : <NotFound />;
}

function Lecture({ acces }: { acces: Acces }) {
  const query = useGetEntrainement(acces);
  const { state } = useLocation();
  if (state === COMMENCER) return <Depart acces={acces} />;
  return (
    <PageAcces
      acces_id={acces.acces_id}
      query={query}
      titre="S’entraîner"
      suite={<LienExamen acces_id={acces.acces_id} />}
      squelette={<Squelette acces_id={acces.acces_id} />}
    >
      {(lu) => <Contenu acces={acces} {...lu} />}
    </PageAcces>
  );
}

/** A link that starts ten questions is replaced by their address. */
function Depart({ acces }: { acces: Acces }) {
  const { beginHere } = useAddDizaine(acces);
  const [search] = useSearchParams();
  useDepart(() => beginHere(search.get('sujet') ?? ERREURS));
  return <Squelette acces_id={acces.acces_id} />;
}

function Contenu({ acces, ...lu }: Entrainement & { acces: Acces }) {
  const lancement = useAddDizaine(acces);
  const ouverteOf = (cible: string) => lu.ouvertes.find((each) => each.cible === cible);
  const { hash } = useLocation();
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  return (
    <>
      <ReponsesGardees echos={[echoDizaine]} />
      <MesErreurs erreurs={lu.erreurs} ouverte={ouverteOf('erreurs')} lancement={lancement} />
      <section aria-labelledby="sujets">
        <SectionHeading id="sujets">Par thème</SectionHeading>
        {lu.sujets.length === 0 ? (
          <Empty
            title="Pas encore de question ici"
            action={
              <Link className={plainStyles.link} to={versSeries(acces.acces_id)}>
                Retour à mes séries
              </Link>
            }
          >
            Les questions de cet accès arrivent bientôt. Reviens dans quelque temps.
          </Empty>
        ) : (
          <ul className={plainStyles.grid}>
            {lu.sujets.map((sujet) => (
              <CarteSujet
                key={sujet.cible}
                sujet={sujet}
                ouverteOf={ouverteOf}
                lancement={lancement}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

const Squelette = ({ acces_id }: { acces_id: number }) => (
  <AttenteAcces acces_id={acces_id} says="Chargement de l’entraînement">
    <Skeleton height={170} radius={14} mb="xl" />
    <div className={plainStyles.grid}>
      {Array.from({ length: 6 }, (_, n) => (
        <Skeleton key={n} height={170} radius={14} />
      ))}
    </div>
  </AttenteAcces>
);

interface Props {
  erreurs: Entrainement['erreurs'];
  ouverte: Entrainement['ouvertes'][number] | undefined;
  lancement: ReturnType<typeof useAddDizaine>;
}

function MesErreurs({ erreurs, ouverte, lancement }: Props) {
  const { nombre, dues } = erreurs;
  const now = useNow(MINUTE, serverNow);
  const bouton = (
    <Button
      size="md"
      className={plainStyles.start ?? ''}
      variant={dues > 0 || ouverte ? 'filled' : 'default'}
      loading={lancement.occupee === 'erreurs'}
      disabled={lancement.occupee !== null && lancement.occupee !== 'erreurs'}
      onClick={() => void lancement.begin('erreurs')}
    >
      {ouverte
        ? `Reprendre\u00a0: ${ouverte.faites} sur ${ouverte.nombre}`
        : dues > 0
          ? 'Revoir mes erreurs'
          : 'Revoir sans attendre'}
    </Button>
  );
  return (
    <Card aria-labelledby="erreurs" className={styles.erreurs}>
      <h2 id="erreurs" className={plainStyles.heading}>
        Mes erreurs
      </h2>
      <p className={plainStyles.big}>{compteOf(erreurs, now)}</p>
      <p className={plainStyles.dimmed}>
        Une question ratée revient au bon moment, avant la fin de ton accès. Deux bonnes réponses à
        distance, et elle quitte la liste.
      </p>
      {(nombre > 0 || ouverte) && bouton}
    </Card>
  );
}

function compteOf({ nombre, dues, prochaine }: Entrainement['erreurs'], now: number) {
  if (nombre === 0)
    return (
      <span className={plainStyles.row}>
        <SigneJuste /> Rien à revoir pour l’instant.
      </span>
    );
  if (dues > 0)
    return (
      <>
        <strong>{dues}</strong> {accorde(dues, 'question')} à revoir maintenant
        {nombre > dues && `, ${nombre - dues} plus tard`}.
      </>
    );
  return (
    <>
      <strong>{nombre}</strong> {accorde(nombre, 'question')} à revoir plus tard
      {prochaine && <>&nbsp;: la prochaine revient dans {resteSeul(prochaine, now)}</>}.
    </>
  );
}
