import { Badge, Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { codeLisible } from '../../../regles/codeAttestation.ts';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { saveDownload } from '../../socle/kernel/saveDownload.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Part } from '../../socle/ui/Part.tsx';
import { dayInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { type CoursFini, Delivrer, Retirer } from './AttestationDialogs.tsx';
import sheetStyles from '../../socle/ui/sheet.module.css';
import styles from './eleves.module.css';

type Attestation = CoursFini['attestations'][number];

const REMPLACER = 'Remplacer l’attestation';

const ETATS: Record<Attestation['etat'], { color: string; suivante: string }> = {
  valable: { color: 'success', suivante: REMPLACER },
  remplacée: { color: 'gray', suivante: REMPLACER },
  retirée: { color: 'danger', suivante: 'Délivrer une nouvelle attestation' },
};

/** It shows nothing before an appointment is finished. */
export function Attestations({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(callQuery('getAttestationsExtranet', { id }));
  if (error && !data) return <Failure part error={error} retry={refetch} />;
  if (!data || data.cours.length === 0) return null;
  return (
    <Part id="attestations" title="Attestations">
      {/* A half-filled form survives a failed refetch. */}
      {error && <Failure part error={error} retry={refetch} />}
      {data.cours.map((cours) => (
        <DUnCours key={cours.acces_user_id} cours={cours} />
      ))}
    </Part>
  );
}

function DUnCours({ cours }: { cours: CoursFini }) {
  const [delivering, setDelivering] = useState<Element | null>(null);
  const { attestations, libelle, dateFin } = cours;
  const [derniere] = attestations;
  return (
    <Stack gap="xs">
      <h3 className={styles.titre}>
        {libelle}, terminé le {dayInWords(dateFin)}
      </h3>
      {attestations.length === 0 && (
        <p className={plainStyles.dimmed}>
          Pas encore délivrée&nbsp;: il manque{' '}
          {cours.guides.length === 0 ? 'le guide' : 'une donnée'} de l’élève.
        </p>
      )}
      <ul className={sheetStyles.lines}>
        {attestations.map((attestation) => (
          <UneAttestation key={attestation.id} {...attestation} />
        ))}
      </ul>
      <Group>
        <Button variant="default" onClick={(event) => setDelivering(event.currentTarget)}>
          {derniere ? ETATS[derniere.etat].suivante : 'Délivrer l’attestation'}
        </Button>
      </Group>
      <Delivrer origin={delivering} cours={cours} onClose={() => setDelivering(null)} />
    </Stack>
  );
}

function UneAttestation(attestation: Attestation) {
  const { id, numero, code, etat, dateDelivrance, dateCloture, motif, depassee, fermee, guides } =
    attestation;
  const send = useWrite('sendAttestation', { says: sentenceOf, refreshes: ['getEleve'] });
  const [withdrawing, setWithdrawing] = useState<Element | null>(null);

  return (
    <li>
      <span>
        N° {numero}{' '}
        <Badge color={ETATS[etat].color}>
          {etat}
          {dateCloture && ` le ${dayInWords(dateCloture)}`}
        </Badge>
        <span className={plainStyles.note}>
          Délivrée le {dayInWords(dateDelivrance)} · code {codeLisible(code)}
        </span>
        {guides.length > 0 && (
          <span className={plainStyles.note}>
            Avec {guides.map(({ prenom, nom }) => `${prenom} ${nom}`).join(' et ')}
          </span>
        )}
        {motif && <span className={plainStyles.note}>Motif&nbsp;: {motif}</span>}
        {fermee === 1 && (
          <span className={plainStyles.note}>
            <strong>
              Scellée avec une autre clé, elle ne se lit plus
              {etat === 'valable' && '\u00a0: remplacez-la, après avoir complété la fiche'}.
            </strong>
          </span>
        )}
        {etat === 'valable' && depassee === 1 && (
          <span className={plainStyles.note}>
            <strong>La fiche de l’élève dit autre chose&nbsp;: remplacez-la.</strong>
          </span>
        )}
      </span>
      <Group gap="xs">
        <Button
          variant="default"
          aria-label={`PDF de la n° ${numero}`}
          onClick={() => void saveDownload('getAttestationPdfExtranet', { id })}
        >
          PDF
        </Button>
        {etat === 'valable' && (
          <>
            <Button
              variant="default"
              aria-label={`Renvoyer le mail de la n° ${numero}`}
              onClick={() => void send({ id })}
            >
              Renvoyer le mail
            </Button>
            <Button
              color="danger"
              variant="outline"
              aria-label={`Retirer la n° ${numero}`}
              onClick={(event) => setWithdrawing(event.currentTarget)}
            >
              Retirer
            </Button>
          </>
        )}
      </Group>
      <Retirer origin={withdrawing} id={id} numero={numero} onClose={() => setWithdrawing(null)} />
    </li>
  );
}
