import { combien } from '../../../regles/ecriture.ts';
import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { Gauge } from '../../socle/ui/Gauge.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { conseilOf, fondOf, fourchetteInWords, motsDuLevier, valeurOf } from './mots.ts';
import { type Pret as Lu, useGetPret } from './pret.calls.ts';
import styles from './Pret.module.css';

/** Empty where there are no series to practise with. */
export function Pret({ as: Cadre = Card }: { as?: typeof Card | 'section' }) {
  const { data, error, isFetching, refetch } = useGetPret();
  if (data?.pret === null) return null;
  const Titre = Cadre === Card ? 'h2' : 'h3';
  return (
    <Cadre className={styles.pret} aria-labelledby="pret" aria-busy={!data && !error}>
      <Titre id="pret" className={styles.titre}>
        Prêt&#8239;?
      </Titre>
      {data ? (
        data.pret.fourchette ? (
          <Fourchette {...data.pret} fourchette={data.pret.fourchette} />
        ) : (
          <Silence {...data.pret} />
        )
      ) : error ? (
        <>
          <p>{sentenceOf(error)}</p>
          <Button
            variant="default"
            className={plainStyles.start ?? ''}
            loading={isFetching}
            onClick={() => void refetch()}
          >
            Réessayer
          </Button>
        </>
      ) : (
        <Corps
          dit={<Skeleton height={18} mt={4} width="min(20rem, 90%)" />}
          echelle={<Skeleton height={14} radius={999} />}
          bornes={['\u00a0']}
          conseil={<Skeleton height={18} mt={4} width="min(24rem, 90%)" />}
          fond={<VisuallyHidden component="output">Calcul en cours</VisuallyHidden>}
          levier={null}
        />
      )}
    </Cadre>
  );
}

interface CorpsProps {
  dit: ReactNode;
  echelle: ReactNode;
  bornes: string[];
  conseil: ReactNode;
  fond: ReactNode;
  levier: Lu['levier'];
}

/** Nearly constant height: nothing below moves. */
const Corps = ({ dit, echelle, bornes, conseil, fond, levier }: CorpsProps) => (
  <div className={styles.corps}>
    <div>{dit}</div>
    <div className={styles.echelle}>
      {echelle}
      <p className={plainStyles.small} aria-hidden="true">
        {bornes.map((borne) => (
          <span key={borne}>{borne}</span>
        ))}
      </p>
    </div>
    {conseil && <div>{conseil}</div>}
    {levier && <Levier levier={levier} />}
    <div className={plainStyles.small}>{fond}</div>
  </div>
);

function Levier({ levier }: { levier: NonNullable<Lu['levier']> }) {
  const { pathname } = useLocation();
  const { bouton, to, state } = motsDuLevier(levier);
  if (pathname === to) return null;
  return (
    <Link className={`${plainStyles.button} ${plainStyles.start}`} to={to} state={state}>
      {bouton}
    </Link>
  );
}

const Silence = ({ reponses, manque, connues, justes, levier }: Lu) => (
  <Corps
    dit={
      <>
        Encore <strong>{combien(manque, 'réponse')}</strong> pour savoir où tu en es.
      </>
    }
    echelle={
      <Gauge
        value={reponses}
        max={reponses + manque}
        tone="action"
        label="Réponses"
        text={`${reponses} sur ${reponses + manque}`}
      />
    }
    bornes={['0', `${reponses + manque} réponses`]}
    conseil={levier && motsDuLevier(levier).pourquoi}
    fond={
      connues === 0
        ? 'Une série compte quand elle est terminée.'
        : `Jusqu’ici, tu as répondu à ${fondOf({ connues, justes })}.`
    }
    levier={levier}
  />
);

function Fourchette({
  fourchette,
  levier,
  ...su
}: Lu & { fourchette: NonNullable<Lu['fourchette']> }) {
  const { bas, haut } = fourchette;
  return (
    <Corps
      dit={
        <>
          Chance de réussir l’examen aujourd’hui&nbsp;:{' '}
          <strong className={styles.nombre}>{fourchetteInWords(fourchette)}</strong>
        </>
      }
      echelle={
        <div className={styles.piste} aria-hidden="true">
          <span style={{ insetInlineStart: `${bas}%`, insetInlineEnd: `${100 - haut}%` }} />
        </div>
      }
      bornes={['0', '50', '100\u00a0%']}
      conseil={
        <>
          {conseilOf(fourchette)} {levier && motsDuLevier(levier).pourquoi}
        </>
      }
      fond={
        <>
          D’après tes réponses à {fondOf(su)}. {valeurOf(fourchette)}
        </>
      }
      levier={levier}
    />
  );
}
