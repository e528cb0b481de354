import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { majuscule } from '../../../regles/ecriture.ts';
import { ReasonDialog } from '../../socle/kernel/FormDialog.tsx';
import { confirm } from '../../socle/kernel/confirm.tsx';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Facts } from '../../socle/ui/Facts.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { type Lu, livreEnMots } from './mots.ts';

const RELU = {
  says: sentenceOf,
  refreshes: ['getPaiement', 'getCaisse', 'getEleve', 'getAttestationsExtranet'],
} as const;

export function Livre({ lu: { livre, paiement } }: { lu: Lu }) {
  const activate = useWrite('activateAcces', RELU);
  const withdraw = useWrite('withdrawAttestation', RELU);
  const [origin, setOrigin] = useState<Element | null>(null);
  if (!livre) return null;
  const { attestation, acces_id, ouvert } = livre;
  const { eleve_id, libelle } = paiement;

  async function couper(): Promise<void> {
    const yes = await confirm({
      title: `Désactiver l’accès «\u00a0${libelle}\u00a0»\u202f?`,
      message:
        'L’élève ne le voit plus et n’y ouvre plus rien. Vous pouvez le réactiver sur la page de l’élève.',
      yes: 'Désactiver l’accès',
      danger: true,
    });
    if (yes) await activate({ user_id: eleve_id, acces_id, actif: 0 });
  }

  return (
    <Part id="livre" title="Ce qui a été fourni">
      <Facts
        facts={{
          'Depuis le paiement': majuscule(livreEnMots(livre) ?? 'rien n’a été fait'),
          Attestation:
            attestation &&
            `N° ${attestation.numero}, ${attestation.valable === 1 ? 'valable' : 'retirée'}`,
          Accès: ouvert === 1 ? 'Actif' : 'Désactivé',
        }}
      />
      <Group gap="xs" mt="md">
        {attestation?.valable === 1 && (
          <Button variant="default" onClick={(event) => setOrigin(event.currentTarget)}>
            Retirer l’attestation
          </Button>
        )}
        {ouvert === 1 && (
          <Button variant="default" onClick={() => void couper()}>
            Désactiver l’accès
          </Button>
        )}
      </Group>
      {attestation && (
        <ReasonDialog
          danger
          origin={origin}
          onClose={() => setOrigin(null)}
          title={`Retirer l’attestation n° ${attestation.numero}`}
          ok="Retirer"
          words="Elle ne vaudra plus rien, et le dira à qui la vérifie. L’élève reçoit un mail avec le motif."
          label="Motif"
          send={(motif) => withdraw({ id: attestation.id, motif })}
        />
      )}
    </Part>
  );
}
