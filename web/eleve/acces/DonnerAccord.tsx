import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ACCORD, RETRACTATION } from '../../../regles/retractation.ts';
import { FormDialogBody } from '../../socle/kernel/FormDialogBody.tsx';
import { FormDialog } from '../../socle/kernel/FormDialog.tsx';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { type Written, useWrite } from '../../socle/kernel/useWrite.ts';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import type { AccesUser } from './acces.calls.ts';
import type { LienDAcces } from './liensAcces.ts';

interface Props {
  acces: AccesUser;
  lien: LienDAcces;
  titre: string;
}

export function DonnerAccord({ acces, lien, titre }: Props) {
  const [origin, setOrigin] = useState<Element | null>(null);
  const close = () => setOrigin(null);
  return (
    <>
      <Button
        variant="light"
        aria-describedby={titre}
        onClick={(event) => setOrigin(event.currentTarget)}
      >
        {lien.libelle}
      </Button>
      <FormDialog origin={origin} onClose={close} title="Avant de commencer">
        <Formulaire acces={acces} to={lien.to} onClose={close} />
      </FormDialog>
    </>
  );
}

function Formulaire({
  acces: { acces_user_id, libelle },
  to,
  onClose,
}: Pick<Props, 'acces'> & { to: string; onClose: () => void }) {
  const give = useWrite('giveAccord', { refreshes: ['getAccesUser'], says: sentenceOf });
  const navigate = useNavigate();
  const [accord, setAccord] = useState(false);

  async function send(): Promise<Written> {
    if (!accord) return { ok: false, errors: { accord: ['Coche la case pour continuer.'] } };
    const written = await give({ acces_user_id, accord: 1 });
    if (written.ok) void navigate(to);
    return written;
  }

  return (
    <FormDialogBody ok="Ouvrir mon accès" onClose={onClose} send={send}>
      {(errors, forget) => (
        <>
          <Text>
            Tu as commandé «&nbsp;{libelle}&nbsp;» sans demander à commencer tout de suite. Tant que
            tu ne l’ouvres pas, tu peux te rétracter pendant {RETRACTATION.jours} jours et tout te
            revient.
          </Text>
          <BoxField
            name="accord"
            label={ACCORD.texte}
            value={accord}
            onChange={(ticked) => {
              setAccord(ticked);
              forget('accord');
            }}
            error={errors.accord?.[0]}
          />
        </>
      )}
    </FormDialogBody>
  );
}
