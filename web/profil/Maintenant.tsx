import { MINUTE } from '../socle/ui/dates.ts';
import { Skeleton } from '@mantine/core';
import { dureeEnMots } from '../../regles/vente.ts';
import { type AccesUser, phaseOf, resteSeul, useGetAccesUser } from '../eleve/acces/index.ts';
import { type Caps, ProchainPas, UNITES, useGetCap } from '../eleve/cap/index.ts';
import { useUser } from '../eleve/compte/index.ts';
import { MonExamen } from '../eleve/epreuve/index.ts';
import { serverNow } from '../socle/kernel/clock.ts';
import { useSalutation } from '../socle/kernel/salutation.ts';
import { Pret } from '../eleve/pret/index.ts';
import { Offline } from '../socle/ui/Offline.tsx';
import plainStyles from '../socle/ui/plain.module.css';
import { useNow } from '../socle/ui/useNow.ts';
import styles from './Maintenant.module.css';

export function Maintenant() {
  const { prenom, examenLe } = useUser();
  const salutation = useSalutation();
  const query = useGetCap();
  const { data, error } = useGetAccesUser();
  const now = useNow(MINUTE, serverNow);
  const etats = (data?.accesList ?? []).map((acces) => ({ ...acces, etat: phaseOf(acces, now) }));
  const mien = data && query.caps && accesOf(query.caps, data.accesList);
  return (
    <>
      {data && error && <Offline part />}
      <ProchainPas query={query} capOf={({ cap }) => cap} titre={`${salutation} ${prenom}`}>
        {query.caps
          ? mien && <Situation {...mien} now={now} />
          : etats.some(({ etat }) => etat !== 'perime') && <Attente />}
        {/* No placeholder for what will not come: all below would move up. */}
        {etats.some(({ type, etat }) => type === 'QT' && etat === 'actif') && <Pret as="section" />}
      </ProchainPas>
      {/* Whose access has ended can still stop the mails and say how it went. */}
      {(examenLe || etats.some(({ type, etat }) => type === 'QT' && etat !== 'perime')) && (
        <MonExamen />
      )}
    </>
  );
}

interface Mien {
  acces: AccesUser;
  etape: Caps['acces'][number];
}

function accesOf({ cap, acces: etapes }: Caps, accesList: AccesUser[]): Mien | null {
  const utiles = etapes.flatMap((etape) => {
    const acces = accesList.find(({ acces_user_id }) => acces_user_id === etape.acces_user_id);
    return acces ? [{ acces, etape }] : [];
  });
  const voulu = cap && 'acces_id' in cap ? cap.acces_id : null;
  return utiles.find(({ acces }) => acces.acces_id === voulu) ?? utiles[0] ?? null;
}

function Situation({ acces, etape, now }: Mien & { now: number }) {
  const { fait, total, datePerime } = etape;
  const unite = UNITES[acces.type];
  return (
    <ul className={styles.situation} aria-label={`Où tu en es\u00a0: ${acces.libelle}`}>
      {unite && total > 0 && (
        <li>
          <strong>
            {fait} sur {total}
          </strong>
          <span className={plainStyles.small}>{unite}</span>
        </li>
      )}
      <li>
        <strong>{datePerime ? resteSeul(datePerime, now) : dureeEnMots(acces)}</strong>
        <span className={plainStyles.small}>
          {datePerime ? 'd’accès encore' : 'dès l’ouverture'}
        </span>
      </li>
    </ul>
  );
}

const Attente = () => (
  <ul className={styles.situation}>
    <Skeleton component="li" width={140}>
      <strong>&nbsp;</strong>
      <span className={plainStyles.small}>&nbsp;</span>
    </Skeleton>
  </ul>
);
